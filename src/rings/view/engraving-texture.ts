import { setEngraving } from '../engraved-text.ts';
import type { Ring } from '../ring-pair.ts';

/** An engraving in white on black. */
export type Engraving = {
  canvas: HTMLCanvasElement;
  /** Millimetres, with the middle of the ring's width in the middle. */
  width: number;
  height: number;
};

/** Pixels of an em at most, enough for a ring that fills the screen, and of a canvas. */
const em = 96;
const longest = 4096;

/** The CSS font of a ring's engraving in the size of the canvas. */
const toFont = (ring: Ring) => `${em}px ${setEngraving(ring).family}`;

/** Resolves once the font of a ring's engraving is there; undefined where it is already, or nothing is engraved. */
export function loadEngravingFont(ring: Ring): Promise<unknown> | undefined {
  const font = toFont(ring);
  if (ring.text === '' || document.fonts.check(font, ring.text)) return undefined;
  return document.fonts.load(font, ring.text);
}

/** The text of a ring; undefined without one. */
export function drawEngraving(ring: Ring): Engraving | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (ring.text === '' || !context) return undefined;
  const font = toFont(ring);
  const { fontSize, baseline, length } = setEngraving(ring);
  context.font = font;
  const natural = (context.measureText(ring.text).width * fontSize) / em;
  const width = length ?? natural;
  return paint(context, width + fontSize, 1.7 * fontSize, em / fontSize, () => {
    context.translate(0, baseline);
    context.scale((fontSize / em) * (width / natural), fontSize / em);
    context.font = font;
    context.textAlign = 'center';
    context.fillText(ring.text, 0, 0);
  });
}

/** @param draw draws in millimetres, from the middle of the engraving */
function paint(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  sharpest: number,
  draw: () => void,
): Engraving {
  const { canvas } = context;
  const scale = Math.min(sharpest, longest / width);
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  draw();
  return { canvas, width, height };
}

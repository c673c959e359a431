import { type Drawing, penWidth, toDrawingPath } from '../../orders/drawing-data.ts';
import { scaleDrawing, setEngraving } from '../engraved-text.ts';
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

/** Pixels of a millimetre of a drawing. */
const finest = 60;

/** The CSS font of a ring's engraving in the size of the canvas. */
const toFont = (ring: Ring) => `${em}px ${setEngraving(ring).family}`;

/** Resolves once the font of a ring's engraving is there; undefined where it is already, or nothing is engraved. */
export function loadEngravingFont(ring: Ring): Promise<unknown> | undefined {
  const font = toFont(ring);
  if (ring.text === '' || document.fonts.check(font, ring.text)) return undefined;
  return document.fonts.load(font, ring.text);
}

/** The drawing in a ring, or its text; undefined without either. */
export function drawEngraving(ring: Ring, drawing?: Drawing): Engraving | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  if (drawing) return paintDrawing(context, ring, drawing);
  if (ring.text === '') return undefined;
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

function paintDrawing(context: CanvasRenderingContext2D, ring: Ring, drawing: Drawing): Engraving {
  const scale = scaleDrawing(drawing, { length: ring.size / 10, width: ring.width / 10 });
  // The relief is computed from the pixels around, so the edge has to be empty.
  const margin = 4 / finest;
  return paint(context, drawing.width * scale + margin, drawing.height * scale + margin, finest, () => {
    const path = new Path2D(toDrawingPath(drawing));
    context.scale(scale, scale);
    context.translate(-drawing.width / 2, -drawing.height / 2);
    if (drawing.kind === 'outlines') return context.fill(path, 'evenodd');
    Object.assign(context, { strokeStyle: '#fff', lineWidth: penWidth, lineCap: 'round', lineJoin: 'round' });
    context.stroke(path);
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

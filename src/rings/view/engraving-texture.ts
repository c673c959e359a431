import type { Ring } from '../ring-pair.ts';
import type { FontKey } from '../ring-rules.ts';

export type Engraving = {
  canvas: HTMLCanvasElement;
  /** Millimetres. */
  width: number;
  height: number;
};

const families: Readonly<Record<FontKey, string>> = {
  serif: "'Newsreader Variable', Georgia, serif",
  sans: "'Instrument Sans Variable', system-ui, sans-serif",
  script: "'Pinyon Script', 'Snell Roundhand', 'Segoe Script', cursive",
};

/** Pixels, enough for a ring that fills the screen. */
const lineHeight = 128;

/** The engraving in white on black; undefined without a text or without a canvas. */
export function drawEngraving({ text, font, width }: Ring): Engraving | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (text === '' || !context) return undefined;
  const style = `${font === 'script' ? 84 : 72}px ${families[font]}`;
  context.font = style;
  canvas.width = Math.min(4096, Math.ceil(context.measureText(text).width) + lineHeight / 2);
  canvas.height = lineHeight;
  context.fillRect(0, 0, canvas.width, lineHeight);
  // A changed size resets the context.
  context.font = style;
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, canvas.width / 2, lineHeight / 2, canvas.width);
  const height = Math.min(2.6, 0.062 * width);
  return { canvas, height, width: (height * canvas.width) / lineHeight };
}

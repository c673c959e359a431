import type { Drawing } from '../orders/drawing-data.ts';
import type { Ring } from './ring-pair.ts';
import type { FontKey } from './ring-rules.ts';

/** Font families, the same that engravings of products are previewed with; the workshop has typefaces of its own. */
const families: Readonly<Record<FontKey, string>> = {
  serif: "'Newsreader Variable', Georgia, serif",
  sans: "'Instrument Sans Variable', system-ui, sans-serif",
  script: "'Engraving Script', cursive",
};

/** Height of engraved capitals in millimetres, at most a third of the width. */
const capitals = 1.5;

/** How an engraving is set, in millimetres. */
export type EngravedText = {
  family: string;
  fontSize: number;
  /** Below the middle of the ring's width. */
  baseline: number;
  /** What a long text is condensed to, rather than to run over the ends; undefined for its natural length. */
  length: number | undefined;
};

/** The typesetting that the unrolled band and the 3D view share. */
export function setEngraving({
  text,
  font,
  width,
  size,
}: Pick<Ring, 'text' | 'font' | 'width' | 'size'>): EngravedText {
  const fontSize = Math.min(capitals, 0.033 * width) / 0.7;
  const longest = (0.96 * size) / 10;
  return {
    family: families[font],
    fontSize,
    baseline: 0.35 * fontSize,
    length: text.length * fontSize * 0.62 > longest ? longest : undefined,
  };
}

/** Shares of the width and the length of a ring's inside that a drawing may fill. */
const drawn = { width: 0.76, length: 0.9 };

/**
 * Millimetres of a unit of a drawing, for the unrolled band and the 3D view alike.
 *
 * @param inside of the ring, in millimetres
 */
export function scaleDrawing(
  { width, height }: Pick<Drawing, 'width' | 'height'>,
  inside: { length: number; width: number },
): number {
  return Math.min((inside.width * drawn.width) / height, (inside.length * drawn.length) / width);
}

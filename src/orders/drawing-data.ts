import { maxDrawingLength, maxDrawingLines, maxPoints, maxSide } from './drawing-limits.ts';

/** A point in units of the drawing, from its upper left corner. */
export type Point = { x: number; y: number };

/** Handwriting as strokes of a pen, or a traced picture as outlines, which are filled by the even-odd rule. */
export type DrawingKind = 'strokes' | 'outlines';

/** What is engraved in a ring in place of a text. All numbers are integers, and all points within the box. */
export type Drawing = {
  kind: DrawingKind;
  width: number;
  height: number;
  lines: readonly (readonly Point[])[];
};

/** Width of a stroke, in units of the drawing. */
export const penWidth = 14;

const letters = { strokes: 's', outlines: 'o' } as const satisfies Record<DrawingKind, string>;

/**
 * The text of a drawing: kind and size, then for each line its first point and the steps to the others,
 * `s800x300;10 20 5 -3;…`. Nothing but numbers, so that whoever receives it builds the picture from those alone.
 */
export function formatDrawing({ kind, width, height, lines }: Drawing): string {
  const texts = lines.map((line) =>
    line
      .map(({ x, y }, index) => {
        const before = line[index - 1] ?? { x: 0, y: 0 };
        return `${x - before.x} ${y - before.y}`;
      })
      .join(' '),
  );
  return [`${letters[kind]}${width}x${height}`, ...texts].join(';');
}

/** Undefined for anything but the text of a drawing within the limits, as `formatDrawing` writes it. */
export function parseDrawing(text: string): Drawing | undefined {
  if (text.length > maxDrawingLength) return undefined;
  const [head = '', ...rest] = text.split(';');
  const [, letter, width, height] = /^([os])(\d{1,4})x(\d{1,4})$/.exec(head) ?? [];
  const lines = rest.flatMap((line) => parseLine(line) ?? []);
  const kind = letter === letters.strokes ? 'strokes' : 'outlines';
  const drawing: Drawing = { kind, width: Number(width), height: Number(height), lines };
  return lines.length === rest.length && isWithinLimits(drawing) && formatDrawing(drawing) === text
    ? drawing
    : undefined;
}

/** A list of one line, or undefined for what is none. */
function parseLine(text: string): [Point[]] | undefined {
  const numbers = text.split(' ');
  if (numbers.length % 2 > 0 || !numbers.every((number) => /^-?\d{1,4}$/.test(number))) return undefined;
  const line: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    x += Number(numbers[index]);
    y += Number(numbers[index + 1]);
    line.push({ x, y });
  }
  return [line];
}

export function isWithinLimits({ kind, width, height, lines }: Drawing): boolean {
  const points = lines.flat();
  const isSide = (side: number) => side >= 1 && side <= maxSide;
  return (
    isSide(width) &&
    isSide(height) &&
    lines.length > 0 &&
    lines.length <= maxDrawingLines &&
    points.length <= maxPoints &&
    lines.every(({ length }) => length >= (kind === 'strokes' ? 1 : 3)) &&
    points.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  );
}

/** Path data of a drawing for SVG, its corners rounded: curves between the middles of the lines. */
export function toDrawingPath({ kind, lines }: Pick<Drawing, 'kind' | 'lines'>): string {
  return lines.map(kind === 'strokes' ? toStrokePath : toOutlinePath).join('');
}

function toStrokePath(line: readonly Point[]): string {
  const [first, ...others] = line;
  const last = others.at(-1);
  if (!first) return '';
  // Browsers draw the round ends of a line that has a length.
  if (!last) return `M${write(first)}h.1`;
  const curves = others.slice(0, -1).map((point, index) => `Q${write(point)} ${writeMiddle(point, others[index + 1])}`);
  return `M${write(first)}L${writeMiddle(first, others[0])}${curves.join('')}L${write(last)}`;
}

function toOutlinePath(line: readonly Point[]): string {
  const [first] = line;
  const curves = line.map((point, index) => `Q${write(point)} ${writeMiddle(point, line[index + 1] ?? first)}`);
  return first ? `M${writeMiddle(line.at(-1) ?? first, first)}${curves.join('')}Z` : '';
}

const round = (value: number) => Math.round(value * 10) / 10;

const write = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

function writeMiddle(one: Point, other: Point = one): string {
  return write({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
}

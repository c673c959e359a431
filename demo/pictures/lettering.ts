import { type Point, polyline, toRadians } from './geometry.ts';

/**
 * A single-stroke alphabet, ten units high, y down. Strokes are parted by `;`, points by spaces;
 * `@cx,cy,rx,ry,from,to` is an arc in degrees (0 right, 90 down). Fonts differ between machines, these lines do not.
 */
const glyphs: Record<string, readonly [width: number, strokes: string]> = {
  A: [7, '0,10 3.5,0 7,10;1.3,6.5 5.7,6.5'],
  B: [6, '3,4.8 0,4.8 0,0 3,0 @3,2.4,2.4,2.4,-90,90 @3.4,7.4,2.6,2.6,-90,90 0,10 0,4.8'],
  C: [7, '@4.4,5,4.4,5,-50,-310'],
  D: [7, '0,0 2.4,0 @2.4,5,4.6,5,-90,90 0,10 0,0'],
  E: [5, '5,0 0,0 0,10 5,10;0,4.9 4.2,4.9'],
  F: [5, '5,0 0,0 0,10;0,5 4.2,5'],
  G: [7.4, '@4.2,5,4.2,5,-50,-330 @4.2,5,3.4,5,30,5 4.4,5.3'],
  H: [6.4, '0,0 0,10;6.4,0 6.4,10;0,4.9 6.4,4.9'],
  I: [0.4, '0.2,0 0.2,10'],
  J: [3.6, '3.6,0 3.6,7.2 @1.6,7.2,2,2.8,0,150'],
  K: [6, '0,0 0,10;5.6,0 0,6;2,3.9 6,10'],
  L: [4.8, '0,0 0,10 4.8,10'],
  M: [8, '0,10 0.7,0 4,7.6 7.3,0 8,10'],
  N: [6.4, '0,10 0,0 6.4,10 6.4,0'],
  O: [8.4, '@4.2,5,4.2,5,-90,270'],
  P: [5.6, '0,10 0,0 3,0 @3,2.7,2.6,2.7,-90,90 0,5.4'],
  Q: [8.4, '@4.2,5,4.2,5,-90,270;5,7.4 8.2,10.8'],
  R: [6, '0,10 0,0 3,0 @3,2.6,2.6,2.6,-90,90 0,5.2;2.8,5.2 6,10'],
  S: [5.8, '@2.9,2.5,2.5,2.5,-30,-270 @2.9,7.5,2.9,2.5,-90,155'],
  T: [6.4, '0,0 6.4,0;3.2,0 3.2,10'],
  U: [6.4, '0,0 0,6.6 @3.2,6.6,3.2,3.4,180,0 6.4,0'],
  V: [6.8, '0,0 3.4,10 6.8,0'],
  W: [9.6, '0,0 2.5,10 4.8,1.2 7.1,10 9.6,0'],
  X: [6.2, '0,0 6.2,10;6.2,0 0,10'],
  Y: [6.2, '0,0 3.1,5 6.2,0;3.1,5 3.1,10'],
  Z: [6, '0.2,0 6,0 0,10 6,10'],
  Ä: [7, '0,10 3.5,0 7,10;1.3,6.5 5.7,6.5;2,-2.4 2,-2;5,-2.4 5,-2'],
  Ö: [8.4, '@4.2,5,4.2,5,-90,270;2.6,-2.4 2.6,-2;5.8,-2.4 5.8,-2'],
  Ü: [6.4, '0,0 0,6.6 @3.2,6.6,3.2,3.4,180,0 6.4,0;1.8,-2.4 1.8,-2;4.6,-2.4 4.6,-2'],
  É: [5, '5,0 0,0 0,10 5,10;0,4.9 4.2,4.9;2,-1.6 3.6,-3.2'],
  È: [5, '5,0 0,0 0,10 5,10;0,4.9 4.2,4.9;3,-1.6 1.4,-3.2'],
  Ë: [5, '5,0 0,0 0,10 5,10;0,4.9 4.2,4.9;1.2,-2.4 1.2,-2;3.8,-2.4 3.8,-2'],
  Ç: [7, '@4.4,5,4.4,5,-50,-310;4.4,10 4,12 3,12'],
  '0': [6, '@3,5,3,5,-90,270'],
  '1': [2.6, '0,2.2 2.4,0 2.4,10'],
  '2': [5.8, '@2.9,2.9,2.7,2.9,-165,35 0,10 5.8,10'],
  '3': [5.6, '@2.6,2.5,2.4,2.5,-150,90 @2.6,7.5,2.9,2.5,-90,150'],
  '4': [6, '4.4,10 4.4,0 0,7.2 6,7.2'],
  '5': [5.6, '5,0 1,0 0.6,4.8 @2.6,6.8,2.9,3.2,-130,145'],
  '6': [5.8, '4.4,0 0.7,5.4;@2.9,7,2.9,3,-90,270'],
  '7': [5.6, '0,0 5.6,0 2,10'],
  '8': [5.8, '@2.9,2.4,2.3,2.4,-90,270;@2.9,7.4,2.9,2.6,-90,270'],
  '9': [5.8, '@2.9,3,2.9,3,-90,270;5.2,4.6 1.4,10'],
  '.': [0.6, '0.3,9.5 0.3,10'],
  ',': [0.8, '0.6,9.4 0,11.4'],
  '-': [3, '0,5.4 3,5.4'],
  '+': [5, '0,5.4 5,5.4;2.5,2.9 2.5,7.9'],
  '/': [4, '4,0 0,10'],
  '·': [0.6, '0.3,5 0.3,5.4'],
  ':': [0.6, '0.3,3 0.3,3.4;0.3,9 0.3,9.4'],
  "'": [0.4, '0.2,0 0.2,2.4'],
  '&': [7, '7,10 1.4,3 @2.9,2,1.7,2,150,360 @2.6,5,3.4,3.6,-40,-40 0.8,6.2 @2.8,7.6,2.8,2.4,-150,-330 6.6,5'],
  '♥': [8, '4,10 0.4,4.6 @2,3,2,2.2,150,340 @6,3,2,2.2,200,390 4,10'],
  '∞': [9, '@2.2,5.4,2.2,2.4,45,315 6,7.2 @6.8,5.4,2.2,2.4,135,-135 3,7.2'],
  '°': [2.4, '@1.2,1.2,1.2,1.2,0,360'],
  '|': [0.4, '0.2,-1 0.2,11'],
};

const space = 3.6;

function readStroke(stroke: string): Point[] {
  return stroke.split(' ').flatMap((part): Point[] => {
    const numbers = part.replace('@', '').split(',').map(Number);
    const [a = 0, b = 0, rx = 0, ry = 0, from = 0, to = 0] = numbers;
    if (!part.startsWith('@')) {
      return [[a, b]];
    }
    const count = Math.max(2, Math.ceil(Math.abs(to - from) / 24));
    return Array.from({ length: count + 1 }, (_, index) => {
      const angle = toRadians(from + ((to - from) * index) / count);
      return [a + rx * Math.cos(angle), b + ry * Math.sin(angle)];
    });
  });
}

type Written = { width: number; strokes: Point[][] };

/** The strokes of a line of text, ten units high from its top left corner, with `spacing` units between letters. */
export function writeStrokes(text: string, spacing = 2.4): Written {
  let x = 0;
  const strokes: Point[][] = [];
  for (const letter of text.toUpperCase()) {
    const glyph = glyphs[letter];
    if (glyph === undefined) {
      x += space;
      continue;
    }
    for (const line of glyph[1].split(';')) {
      strokes.push(readStroke(line).map(([px, py]): Point => [px + x, py]));
    }
    x += glyph[0] + spacing;
  }
  return { width: Math.max(0, x - spacing), strokes };
}

/** The path of a line of text, centred on x and y, `height` pixels high. */
export function writeLine(text: string, x: number, y: number, height: number, spacing = 2.4): string {
  const { width, strokes } = writeStrokes(text, spacing);
  const size = height / 10;
  return strokes
    .map((points) => polyline(points.map(([px, py]): Point => [x + (px - width / 2) * size, y + (py - 5) * size])))
    .join('');
}

/** Text carried onto any surface: `place` maps letter units (x from the middle, y down from the top) to the canvas. */
export function writeOn(text: string, place: (p: Point) => Point, spacing = 2.4): string {
  const { width, strokes } = writeStrokes(text, spacing);
  return strokes.map((points) => polyline(points.map(([x, y]) => place([x - width / 2, y])))).join('');
}

import { describe, expect, test } from 'vitest';
import { hashDrawing, isDrawingHash, listDrawingHashes } from '../rings/drawing/drawing-hash.ts';
import { type Drawing, formatDrawing, parseDrawing, toDrawingPath } from './drawing-data.ts';
import { maxDrawingLength, maxDrawingLines, maxPoints } from './drawing-limits.ts';

const text = 's800x300;10 20 5 -3 4 0;700 290';

const drawing: Drawing = {
  ...{ kind: 'strokes', width: 800, height: 300 },
  lines: [
    [
      { x: 10, y: 20 },
      { x: 15, y: 17 },
      { x: 19, y: 17 },
    ],
    [{ x: 700, y: 290 }],
  ],
};

describe('the text of a drawing', () => {
  test('has numbers only, and is read as it was written', () => {
    expect(formatDrawing(drawing)).toBe(text);
    expect(parseDrawing(text)).toEqual(drawing);
    expect(parseDrawing('o9x9;0 0 9 0 0 9')?.kind).toBe('outlines');
  });

  test.each([
    ['nothing', ''],
    ['no lines', 's800x300'],
    ['an empty line', 's800x300;'],
    ['markup', 's800x300;10 20"/><script>'],
    ['path data', 'M10 20L30 40'],
    ['another kind', 'x800x300;10 20'],
    ['a size of nothing', 's0x300;0 0'],
    ['a larger size than allowed', 's2001x300;10 20'],
    ['half a point', 's800x300;10 20 5'],
    ['fractions', 's800x300;10.5 20'],
    ['exponents', 's800x300;1e2 20'],
    ['numbers in another notation', 's800x300;010 20'],
    ['a minus before nothing', 's800x300;-0 20'],
    ['two blanks', 's800x300;10  20'],
    ['a line break at the end', 's800x300;10 20\n'],
    ['a point outside the box', 's800x300;801 20'],
    ['a step out of the box', 's800x300;10 20 0 -21'],
    ['an outline of two points', 'o800x300;10 20 5 5'],
    ['more lines than allowed', `s9x9${';1 1'.repeat(maxDrawingLines + 1)}`],
    ['more points than allowed', `s9x9;1 1${' 0 0'.repeat(maxPoints)}`.slice(0, maxDrawingLength + 9)],
    ['more characters than allowed', `s800x300;${'1 1 '.repeat(maxDrawingLength)}`],
  ])('with %s is none', (_, wrong) => {
    expect(parseDrawing(wrong)).toBeUndefined();
  });

  test('of the largest number of points and lines is read', () => {
    const points = `s9x9;${Array.from({ length: maxPoints - 1200 }, () => '0 0').join(' ')}`;
    expect(points.length).toBeLessThan(maxDrawingLength);
    expect(parseDrawing(points)).toBeDefined();
    expect(parseDrawing(`s9x9${';1 1'.repeat(maxDrawingLines)}`)).toBeDefined();
  });
});

test('the path of a drawing contains its commands and numbers only', () => {
  expect(toDrawingPath(drawing)).toBe('M10 20L12.5 18.5Q15 17 17 17L19 17M700 290h.1');
  const outline = parseDrawing('o9x9;0 0 9 0 0 9');
  expect(outline && toDrawingPath(outline)).toBe('M4.5 4.5Q0 0 4.5 0Q9 0 9 4.5Q9 9 4.5 4.5Z');
});

test('the hash of a drawing is short, changes with it, and can be part of an address', async () => {
  const hash = await hashDrawing(text);
  expect(isDrawingHash(hash)).toBe(true);
  expect(encodeURIComponent(hash)).toBe(hash);
  expect(await hashDrawing(text)).toBe(hash);
  expect(await hashDrawing(`${text} 1 1`)).not.toBe(hash);
});

test('the hashes of a pair are listed once, without what is none', () => {
  const [one, other] = ['Zm9v-YmFy_YmF6MA', 'AAAAAAAAAAAAAAAA'];
  expect(listDrawingHashes(`size=54&drawing=${one},${other}`)).toEqual([one, other]);
  expect(listDrawingHashes(`drawing=${one}&drawing=${one}`)).toEqual([one]);
  expect(listDrawingHashes(`drawing=,${one}`)).toEqual([one]);
  expect(listDrawingHashes('size=54&text=drawing')).toEqual([]);
  expect(listDrawingHashes('drawing=%3Cscript%3E')).toEqual([]);
});

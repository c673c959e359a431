import { describe, expect, test } from 'vitest';
import { formatDrawing, type Point, parseDrawing, penWidth } from '../../orders/drawing-data.ts';
import { maxDrawingLength, maxDrawingLines } from '../../orders/drawing-limits.ts';
import { fitDrawing, simplifyLine } from './fit-drawing.ts';

/** Handwriting: loops along a line, with many points. */
const write = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({
    x: 100 + (index * 1300) / count + 40 * Math.sin(index / 90),
    y: 300 + 120 * Math.cos(index / 90),
  }));

describe('a drawing', () => {
  test('is cut to the extent of its strokes, with room for the pen', () => {
    const drawing = fitDrawing('strokes', [
      [
        { x: 200, y: 100 },
        { x: 300, y: 150 },
      ],
    ]);
    const edge = penWidth / 2;
    expect(drawing).toEqual({
      ...{ kind: 'strokes', width: 100 + penWidth, height: 50 + penWidth },
      lines: [
        [
          { x: edge, y: edge },
          { x: 100 + edge, y: 50 + edge },
        ],
      ],
    });
  });

  test('of a dot is a dot', () => {
    const drawing = fitDrawing('strokes', [[{ x: 5, y: 5 }]]);
    expect(drawing?.lines).toEqual([[{ x: penWidth / 2, y: penWidth / 2 }]]);
  });

  test('of ten thousands of points fits the limits, close to what was written', () => {
    const drawing = fitDrawing('strokes', [write(40_000)]);
    const text = drawing ? formatDrawing(drawing) : '';
    expect(text.length).toBeGreaterThan(1_000);
    expect(text.length).toBeLessThanOrEqual(maxDrawingLength);
    expect(parseDrawing(text)).toEqual(drawing);
  });

  test('of more strokes than a ring can have is none', () => {
    const strokes = Array.from({ length: maxDrawingLines + 1 }, (_, index) => [{ x: index, y: 0 }]);
    expect(fitDrawing('strokes', strokes)).toBeUndefined();
    expect(fitDrawing('strokes', [])).toBeUndefined();
  });

  test('of a picture with many specks keeps the largest outlines', () => {
    const square = (left: number, size: number): Point[] => [
      { x: left, y: 0 },
      { x: left + size, y: 0 },
      { x: left + size, y: size },
      { x: left, y: size },
    ];
    const specks = Array.from({ length: maxDrawingLines + 50 }, (_, index) => square(index * 2, 1));
    const drawing = fitDrawing('outlines', [...specks, square(200, 90)]);
    expect(drawing?.lines.length).toBeLessThanOrEqual(maxDrawingLines);
    expect(drawing?.height).toBe(90);
  });

  test('larger than the largest side is made smaller', () => {
    const drawing = fitDrawing('strokes', [
      [
        { x: 0, y: 0 },
        { x: 9_000, y: 100 },
      ],
    ]);
    expect(drawing?.width).toBe(2_000);
    expect(drawing && parseDrawing(formatDrawing(drawing))).toEqual(drawing);
  });
});

test('points between others on a straight line are left out', () => {
  const line = Array.from({ length: 50 }, (_, index) => ({ x: index, y: index === 25 ? 3 : 0 }));
  expect(simplifyLine(line, 0.5).map(({ x }) => x)).toEqual([0, 24, 25, 26, 49]);
});

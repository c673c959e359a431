import { describe, expect, test } from 'vitest';
import { formatDrawing, parseDrawing } from '../../orders/drawing-data.ts';
import { fitDrawing, measureArea } from './fit-drawing.ts';
import { type Picture, tracePicture } from './trace-picture.ts';

type Shade = (x: number, y: number) => number;

function makePicture(width: number, height: number, shade: Shade): Picture {
  const levels = Uint8Array.from({ length: width * height }, (_, index) =>
    shade(index % width, Math.floor(index / width)),
  );
  return { width, height, levels };
}

const size = 200;

/** A dark ring of ink between two radii. */
const ring =
  (inner: number, outer: number, ink = 40, paper: Shade = () => 230): Shade =>
  (x, y) => {
    const radius = Math.hypot(x - size / 2, y - size / 2);
    return radius > inner && radius < outer ? ink : paper(x, y);
  };

const measure = (picture: Picture) =>
  tracePicture(picture)
    .map((line) => Math.abs(measureArea(line)))
    .sort((one, other) => other - one);

describe('a traced picture', () => {
  test('of a ring has its outer and its inner outline', () => {
    const [outer = 0, inner = 0, ...others] = measure(makePicture(size, size, ring(50, 60)));
    expect(others).toEqual([]);
    expect(Math.abs(outer / (Math.PI * 60 ** 2) - 1)).toBeLessThan(0.03);
    expect(Math.abs(inner / (Math.PI * 50 ** 2) - 1)).toBeLessThan(0.03);
  });

  test('in uneven light is the same', () => {
    const shadow: Shade = (x) => 120 + (x * 120) / size;
    const [outer = 0, inner = 0, ...others] = measure(makePicture(size, size, ring(50, 60, 30, shadow)));
    expect(others).toEqual([]);
    expect(Math.abs(outer / (Math.PI * 60 ** 2) - 1)).toBeLessThan(0.06);
    expect(Math.abs(inner / (Math.PI * 50 ** 2) - 1)).toBeLessThan(0.06);
  });

  test('of chalk on a board is the chalk', () => {
    const [outer = 0, inner = 0] = measure(
      makePicture(
        size,
        size,
        ring(50, 60, 220, () => 30),
      ),
    );
    expect(Math.abs(outer / (Math.PI * 60 ** 2) - 1)).toBeLessThan(0.06);
    expect(Math.abs(inner / (Math.PI * 50 ** 2) - 1)).toBeLessThan(0.06);
  });

  test('of ink at the edge is closed there', () => {
    const areas = measure(makePicture(size, size, (x) => (x < 8 ? 20 : 230)));
    expect(areas).toHaveLength(1);
  });

  test.each<[string, Shade]>([
    ['blank paper', () => 240],
    ['a shadow', (x, y) => 90 + (x + y) / 3],
    ['grain', (x, y) => 225 + ((x * 31 + y * 17) % 9)],
  ])('of %s has no outlines', (_, shade) => {
    expect(tracePicture(makePicture(size, size, shade))).toEqual([]);
  });

  test('of a fingerprint fits into a drawing', () => {
    const ridges: Shade = (x, y) => {
      const [dx, dy] = [x - 250, (y - 330) * 0.8];
      const isFinger = Math.hypot(dx, dy) < 230;
      const ridge = Math.sin(Math.hypot(dx, dy + 40 * Math.sin(dx / 60)) / 2.4);
      return isFinger && ridge > 0 ? 60 : 235;
    };
    const drawing = fitDrawing('outlines', tracePicture(makePicture(500, 640, ridges)));
    expect(drawing?.lines.length).toBeGreaterThan(20);
    expect(drawing && parseDrawing(formatDrawing(drawing))).toEqual(drawing);
  });
});

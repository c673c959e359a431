import { describe, expect, test } from 'vitest';
import { fitted, moveBy, toFrame, zoomAt } from './use-zoom-gestures.ts';
import { findZoomFile } from './zoomed-picture.tsx';

const frame = toFrame({ width: 1200, height: 900 }, { width: 3200, height: 1600 });

test('fits a picture into the viewport and does not enlarge a smaller one', () => {
  expect(frame.picture).toEqual({ width: 1200, height: 600 });
  expect(toFrame({ width: 1200, height: 900 }, { width: 400, height: 300 }).picture).toEqual({
    width: 400,
    height: 300,
  });
});

describe('magnifying', () => {
  test('keeps the point under the pointer in place', () => {
    const at = { x: 200, y: -100 };
    const view = zoomAt(fitted, 2, at, frame);
    expect(view).toEqual({ scale: 2, x: -200, y: 100 });
    const further = zoomAt(view, 3, at, frame);
    expect((at.x - further.x) / 3).toBeCloseTo((at.x - view.x) / 2);
    expect((at.y - further.y) / 3).toBeCloseTo((at.y - view.y) / 2);
  });

  test('shows no more empty space than the fitted picture', () => {
    expect(zoomAt(fitted, 2, { x: 600, y: 450 }, frame)).toEqual({ scale: 2, x: -600, y: -150 });
    expect(zoomAt({ scale: 2, x: -600, y: -150 }, 1, { x: 0, y: 0 }, frame)).toEqual(fitted);
  });

  test.each([
    [3200, 5.33],
    [400, 2],
    [20_000, 6],
  ])('ends at twice the size of an original of %i pixels, at most at six times the fitted size', (width, most) => {
    const { scale } = zoomAt(fitted, 99, { x: 0, y: 0 }, toFrame({ width: 1200, height: 900 }, { width, height: 10 }));
    expect(scale).toBeCloseTo(most);
  });
});

test('pans a magnified picture up to its edge and does not pan a fitted one', () => {
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 100, y: 900 }, frame)).toEqual({ scale: 2, x: 100, y: 150 });
  expect(moveBy(fitted, { x: 100, y: 100 }, frame)).toEqual(fitted);
});

test.each([
  ['whole on a phone', 4000, 750, false, '800.avif'],
  ['whole on a wide, fine screen', 4000, 2400, false, '1980.webp'],
  ['whole, of a small original', 700, 2400, false, '800.avif'],
  ['magnified', 4000, 750, true, '2800.webp'],
  ['magnified, where the original has no more than pages show', 1980, 750, true, '1980.webp'],
  ['magnified, of a small original', 1000, 750, true, '1200.webp'],
])('chooses the file with enough pixels for a picture shown %s', (_how, original, pixels, isMagnified, file) => {
  expect(findZoomFile(original, pixels, isMagnified)).toBe(file);
});

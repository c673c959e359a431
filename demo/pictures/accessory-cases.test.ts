import { expect, test } from 'vitest';
import { cushionOutlines } from './accessory-cases.ts';
import { drawLook } from './draw.ts';
import { flattenPath } from './outline.ts';

function boundsOf(d: string) {
  const points = flattenPath(d).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), middle: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

test.each([6, 12] as const)('a watch box for %i shows as many cushions', (places) => {
  const outlines = cushionOutlines(places, 470);
  const svg = drawLook({ kind: 'accessory', form: 'watch_box', colour: 'brown', places }, 'front', 'box');
  expect(outlines).toHaveLength(places);
  for (const outline of outlines) expect(svg).toContain(`<path d="${outline}"`);
});

test('cushions beside each other do not touch', () => {
  const places = cushionOutlines(6, 470).map(boundsOf);
  for (const row of [places.slice(0, 3), places.slice(3)]) {
    for (const [index, cushion] of row.slice(1).entries()) expect(cushion.left).toBeGreaterThan(row[index]?.right ?? 0);
  }
  expect(places[0]?.middle).toBeLessThan(places[3]?.middle ?? 0);
});

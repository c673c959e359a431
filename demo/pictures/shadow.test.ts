import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawSoftShadow } from './shadow.ts';

/** The alphas of the row in the middle of a shadow's picture. */
function middleRow(markup: string): number[] {
  const png = Buffer.from(/base64,([\w+/=]+)/.exec(markup)?.[1] ?? '', 'base64');
  const [columns, rows] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = png.indexOf('IDAT');
  const pixels = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const row = Math.floor(rows / 2) * (1 + columns * 4) + 1;
  return Array.from({ length: columns }, (_, column) => pixels[row + column * 4 + 3] ?? 0);
}

const square = 'M0 0H200V200H0z';

test('a shadow fades to nothing without a ring', () => {
  const row = middleRow(drawSoftShadow(square, [0, 0], 20, 0.4));
  const middle = Math.floor(row.length / 2);
  expect(row[middle]).toBeGreaterThan(95);
  expect(Math.max(row[0] ?? 255, row.at(-1) ?? 255)).toBeLessThan(4);
  for (const [index, alpha] of row.slice(middle).entries()) {
    expect(alpha).toBeLessThanOrEqual(row[middle + index - 1] ?? 255);
  }
});

test('a shadow is darker near the thing than where it is thrown', () => {
  const row = middleRow(drawSoftShadow(square, [60, 0], 20, 0.4));
  const middle = Math.floor(row.length / 2);
  expect(row[middle]).toBeGreaterThan(row[Math.floor(row.length * 0.8)] ?? 255);
});

test('an outline inside out of another leaves a hole', () => {
  const ring = middleRow(drawSoftShadow(`${square}M60 60V140H140V60z`, [0, 0], 6, 0.4));
  expect(ring[Math.floor(ring.length / 2)]).toBeLessThan(10);
});

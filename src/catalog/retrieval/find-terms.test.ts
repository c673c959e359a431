import { expect, test } from 'vitest';
import { createRandom } from '../../../bench/fill-products.ts';
import { measureDistance } from './find-terms.ts';

test.each([
  ['watch', 'watch', 0],
  ['wacth', 'watch', 1],
  ['diamnod', 'diamond', 1],
  ['traurng', 'trauring', 1],
  ['ring', 'rings', 1],
  ['gold', 'hold', 1],
  ['ring', 'uhr', 3],
  ['', 'abc', 3],
])('measures the distance from %s to %s as %i', (a, b, distance) => {
  expect(measureDistance(a, b, 2)).toBe(distance);
  expect(measureDistance(b, a, 2)).toBe(distance);
});

test('is at most one after a single edit, and symmetric', () => {
  const { below, pick } = createRandom(3);
  const draw = () => Array.from({ length: 3 + below(6) }, () => pick([...'abcde'])).join('');
  for (let round = 0; round < 300; round += 1) {
    const word = draw();
    const at = below(word.length);
    const changed = pick([
      word.slice(0, at) + word.slice(at + 1),
      `${word.slice(0, at)}x${word.slice(at)}`,
      word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    ]);
    expect(measureDistance(word, changed, 2)).toBeLessThanOrEqual(1);
    const other = draw();
    expect(measureDistance(word, other, 2)).toBe(measureDistance(other, word, 2));
  }
});

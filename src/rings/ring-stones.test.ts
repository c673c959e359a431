import { expect, test } from 'vitest';
import { parsePair } from './normalize-pair.ts';
import { ringRules } from './ring-rules-fixture.ts';
import { placeStones } from './ring-stones.ts';

function place(query: string) {
  const [ring] = parsePair(query, ringRules).pair;
  const stone = ringRules.stones.find(({ key }) => key === ring.stone);
  return stone ? placeStones(ring, stone) : undefined;
}

test.each([
  ['stones=one', 1],
  ['stones=three', 3],
  ['stones=row', 7],
])('%s places as many', (query, count) => {
  expect(place(query)?.angles).toHaveLength(count);
});

test('a full eternity has more stones on a larger ring, evenly round it', () => {
  const small = place('stones=full&size=50')?.angles ?? [];
  const large = place('stones=full&size=65')?.angles ?? [];
  expect(large.length).toBeGreaterThan(small.length);
  const gaps = small.slice(1).map((angle, index) => angle - (small[index] ?? 0));
  const last = 2 * Math.PI - ((small.at(-1) ?? 0) - (small[0] ?? 0));
  for (const gap of gaps) expect(gap).toBeCloseTo(last, 9);
});

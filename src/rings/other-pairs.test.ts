import { expect, test } from 'vitest';
import { parsePair } from './normalize-pair.ts';
import { listAlloyPairs } from './other-pairs.ts';
import { formatPair } from './ring-pair.ts';
import { ringRules } from './ring-rules-fixture.ts';

test('lists a pair in each metal, among them the present one', () => {
  const { pair } = parsePair('size=54,62&width=4', ringRules);
  const others = listAlloyPairs(pair, ringRules);
  expect(others.map(({ alloy }) => alloy)).toEqual(ringRules.alloys.map(({ key }) => key));
  expect(others.map(({ query }) => query)).toContain(formatPair(pair));
  expect(new Set(others.map(({ query }) => query)).size).toBe(others.length);
});

test('exchanges the first of several metals', () => {
  const [first, second] = ringRules.alloys.map(({ key }) => key);
  const { pair } = parsePair(`width=6&zones=2&alloy=${first}&alloy2=${second}`, ringRules);
  for (const { alloy, query } of listAlloyPairs(pair, ringRules)) {
    for (const { zones } of parsePair(query, ringRules).pair) {
      expect(zones.map((zone) => zone.alloy)).toEqual([alloy, second]);
    }
  }
});

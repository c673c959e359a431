import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { parsePair } from '../../../../src/rings/normalize-pair.ts';
import { listRandomQueries } from '../../../../src/rings/random-pairs.ts';
import { ringRules } from '../../../../src/rings/ring-rules-fixture.ts';
import { pricePair } from './price-pair.ts';

const price = (query: string, rules = ringRules) => pricePair(parsePair(query, rules).pair, rules, 19);

test('a pair costs its metal, its making and VAT, rounded up to five euros', () => {
  const { cents, costs, grams } = price('size=54&width=4&height=1.5');
  // Two hollow cylinders of π × 4 mm × (10.094² − 8.594²) mm² = 352.3 mm³ and 13.2 g/cm³, less their rounded edges.
  expect(grams[0]).toBeCloseTo(4.64, 1);
  expect(costs.making).toBe(28_000);
  expect(costs.material).toBe(2 * Math.round(grams[0] * 6_200 * 1.08));
  expect(cents % 500).toBe(0);
  expect(cents - (costs.material + costs.making) * 1.19).toBeLessThan(500);
});

test('each zone weighs by its own metal', () => {
  const gold = price('width=5');
  const mixed = price('width=5&zones=2&alloy2=950-platinum');
  expect(mixed.grams[0] / gold.grams[0]).toBeCloseTo((13.2 + 20.5) / 2 / 13.2, 2);
  expect(mixed.costs.making - gold.costs.making).toBe(2 * 6_000);
});

test('stones cost with their setting, an engraving by its characters without spaces', () => {
  expect(price('stones=three,none&stone=13&setting=pave&text=Für immer&text=').costs).toMatchObject({
    stones: 3 * (1_400 + 1_500),
    engraving: 8 * 150,
  });
});

test('10,000 random pairs cost the same each time, and never less than their metal', () => {
  const isRight = (query: string) => {
    const { pair } = parsePair(query, ringRules);
    const first = pricePair(pair, ringRules, 19);
    const isSame = isDeepStrictEqual(pricePair(pair, ringRules, 19), first);
    return isSame && first.cents > first.costs.material && Number.isSafeInteger(first.cents);
  };
  expect([...listRandomQueries(ringRules, 10_000, 5)].filter((query) => !isRight(query))).toEqual([]);
});

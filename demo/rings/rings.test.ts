import { describe, expect, test } from 'vitest';
import { pricePair } from '../../cms/extensions/ecom/pricing/price-pair.ts';
import { parsePair } from '../../src/rings/normalize-pair.ts';
import { formatPair } from '../../src/rings/ring-pair.ts';
import type { RingRules } from '../../src/rings/ring-rules.ts';
import { getDemoRules } from './demo-rules-fixture.ts';
import { presetRows } from './ring-presets.ts';

const rules = getDemoRules();

describe('the wedding-ring studio of the demo', () => {
  test('offers everything that its rows list', () => {
    const count = ({ alloys, profiles, surfaces, grooves, settings, engravings, fonts, stones }: RingRules) =>
      [alloys, profiles, surfaces, grooves, settings, engravings, fonts, stones].map(({ length }) => length);
    expect(count(rules)).toEqual([9, 8, 7, 2, 3, 2, 3, 14]);
  });

  test.each(presetRows.map(({ configuration }) => configuration))('can make %s as it is, at a sane price', (query) => {
    const { pair, adjustments } = parsePair(query, rules);
    expect(adjustments).toEqual([]);
    expect(formatPair(pair)).toBe(query);
    const { cents, grams } = pricePair(pair, rules, 19);
    expect(cents).toBeGreaterThan(90_000);
    expect(cents).toBeLessThan(600_000);
    for (const weight of grams) expect(weight).toBeLessThan(30);
  });
});

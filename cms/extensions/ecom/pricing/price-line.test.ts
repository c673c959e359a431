import { expect, test } from 'vitest';
import { parsePair } from '../../../../src/rings/normalize-pair.ts';
import { formatPair } from '../../../../src/rings/ring-pair.ts';
import { ringRules } from '../../../../src/rings/ring-rules-fixture.ts';
import { makeProduct } from '../orders/order-fixture.ts';
import { priceLine } from './price-line.ts';
import { pricePair } from './price-pair.ts';
import type { RingStudio } from './shop-product.ts';

const { pair } = parsePair('size=54,60&text=Anna&text=Paul&font=serif', ringRules);
const query = formatPair(pair);

function price(personalization: Record<string, string>, changes: Partial<RingStudio> = {}, count = 1) {
  const rings: RingStudio = { language: 'de', rules: ringRules, staffRules: ringRules, breakdown: 'full', ...changes };
  const product = makeProduct({ cents: 100, stock: 0, canReorder: true, reorderDays: 20, rings });
  return priceLine({ product: 1, variant: null, personalization, count }, product, 19, new Map());
}

test('a pair costs what its configuration says, is custom-made and describes both rings', () => {
  const { cents, costs } = pricePair(pair, ringRules, 19);
  expect(price({ ring_pair: query })).toMatchObject({
    ...{ state: 'ok', count: 1, price_cents: cents, surcharge_cents: 0, is_personalized: true, slug: '' },
    ...{ availability: 'on_order', shipping_days: 20 },
    personalization: [{ key: 'ring_pair', label: 'Konfiguration', value: query, surcharge_cents: 0 }],
    essentials: [
      { key: 'ring_1', name: 'Ring 1', value: expect.stringMatching(/^Größe 54 · .*Gravur „Anna“/) },
      { key: 'ring_2', name: 'Ring 2', value: expect.stringMatching(/^Größe 60 · .*Gravur „Paul“/) },
    ],
    pair: { costs },
  });
});

test('is described in the language of the quote', () => {
  const { personalization, essentials } = price({ ring_pair: query }, { language: 'fr' });
  expect([personalization[0]?.label, essentials[1]?.name]).toEqual(['Configuration', 'Alliance 2']);
});

test('explains as much of the price as staff want', () => {
  const explain = (breakdown: RingStudio['breakdown']) => price({ ring_pair: query }, { breakdown }).pair;
  expect(explain('none')).toBeNull();
  expect(explain('weights')).toEqual({ grams: explain('full')?.grams, costs: null });
  for (const grams of explain('full')?.grams ?? []) expect(grams).toBe(Math.round(grams * 10) / 10);
});

test.each<[string, Record<string, string>]>([
  ['without a configuration', {}],
  ['with an empty one', { ring_pair: '' }],
  ['with one that is not canonical', { ring_pair: `${query}&size=54` }],
  ['with defaults left out', { ring_pair: 'size=54' }],
  ['with an impossible value', { ring_pair: query.replace('width=4.5', 'width=99') }],
  ['with another personalization', { ring_pair: query, engraving: 'Anna' }],
])('a pair %s is invalid and has no price', (_, personalization) => {
  expect(price(personalization)).toMatchObject({
    ...{ state: 'invalid', count: 0, price_cents: null, personalization: [], pair: null },
  });
});

test('of more pairs than can be made at once, ten are available', () => {
  expect(price({ ring_pair: query }, {}, 12)).toMatchObject({ state: 'fewer', count: 10 });
});

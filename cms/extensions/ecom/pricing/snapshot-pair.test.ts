import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeRing } from '../../../../src/rings/describe-ring.ts';
import { parsePair } from '../../../../src/rings/normalize-pair.ts';
import { pairSnapshot } from '../../../../src/rings/pair-snapshot.ts';
import { listRandomQueries } from '../../../../src/rings/random-pairs.ts';
import { formatPair } from '../../../../src/rings/ring-pair.ts';
import { ringRules } from '../../../../src/rings/ring-rules-fixture.ts';
import { pricePair } from './price-pair.ts';
import { snapshotLine, snapshotPair } from './snapshot-pair.ts';

/** As it comes back from the database. */
const store = (snapshot: unknown) => v.parse(pairSnapshot, JSON.parse(JSON.stringify(snapshot)));

test('300 stored pairs describe, weigh and cost what they did, by their own rules alone', () => {
  for (const query of listRandomQueries(ringRules, 300, 3)) {
    const { pair } = parsePair(query, ringRules);
    const stored = store(snapshotPair(pair, ringRules, 19));
    expect(stored.rings, query).toEqual(pair);
    expect(stored.query).toBe(formatPair(pair));
    const { costsOfRings, netCents, grossCents, cents } = pricePair(pair, ringRules, 19);
    expect(stored, query).toMatchObject({ costs: costsOfRings, netCents, grossCents, cents, taxPercent: 19 });
    expect(pricePair(stored.rings, stored.rules, 19), query).toEqual(pricePair(pair, ringRules, 19));
    for (const ring of pair) {
      expect(describeRing('de', ring, stored.rules), query).toBe(describeRing('de', ring, ringRules));
    }
  }
});

test('the costs of both rings add up to those of the pair', () => {
  const { costs, costsOfRings, netCents, grossCents, cents } = pricePair(
    parsePair('size=50,64&width=3,6&stones=three,none&stone=13&text=A&text=', ringRules).pair,
    ringRules,
    19,
  );
  const [one, other] = costsOfRings;
  expect(one).not.toEqual(other);
  for (const key of ['material', 'making', 'stones', 'engraving'] as const) {
    expect(one[key] + other[key]).toBe(costs[key]);
  }
  expect(netCents).toBe(Object.values(costs).reduce((sum, cost) => sum + cost));
  expect(grossCents).toBe(Math.round(netCents * 1.19));
  expect(cents - grossCents).toBeLessThan(ringRules.roundingCents);
});

test('a snapshot has what its pair uses, without descriptions, in less than 5 kB', () => {
  const described = { ...ringRules, alloys: ringRules.alloys.map((one) => ({ ...one, description: 'x'.repeat(900) })) };
  const query = 'zones=2&alloy=585-yellow&alloy2=950-platinum&stones=one&stone=13&text=Anna';
  const snapshot = snapshotPair(parsePair(query, described).pair, described, 19);
  expect(snapshot.rules.alloys.map(({ key }) => key)).toEqual(['585-yellow', '950-platinum']);
  expect(snapshot.rules.stones.map(({ key }) => key)).toEqual(['13']);
  expect(JSON.stringify(snapshot).length).toBeLessThan(5_000);
});

test('only lines of the studio have a snapshot, with German names whatever language was ordered in', () => {
  const french = { ...ringRules, alloys: ringRules.alloys.map((one) => ({ ...one, name: `${one.name} (fr)` })) };
  const rings = { language: 'fr', rules: french, staffRules: ringRules, breakdown: 'none' } as const;
  const line = { product: 1, variant: null, count: 1, personalization: { ring_pair: 'size=54' } };
  const product = {
    ...{ product: 1, name: '', slug: '', reference: '', manufacturer: null, image: null, taxPercent: 7, fields: [] },
    ...{ variantLabel: null, variants: [], cents: null, stock: 0, canReorder: true, shippingDays: 5 },
    ...{ reorderDays: null, essentials: [], rings },
  };
  const snapshot = snapshotLine(line, product, 19);
  expect(snapshot?.rules.alloys).toMatchObject([{ name: '585-yellow' }]);
  expect(snapshot?.taxPercent).toBe(7);
  expect(snapshotLine(line, { ...product, rings: null }, 19)).toBeNull();
  expect(snapshotLine(line, undefined, 19)).toBeNull();
});

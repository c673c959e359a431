import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { pricePair } from '../../cms/extensions/ecom/pricing/price-pair.ts';
import { parsePair } from '../../src/rings/normalize-pair.ts';
import { listRandomQueries } from '../../src/rings/random-pairs.ts';
import { findInner, findOuter, getInnerRadius } from '../../src/rings/ring-outline.ts';
import { formatPair, type Ring } from '../../src/rings/ring-pair.ts';
import type { RingRules, SettingKey } from '../../src/rings/ring-rules.ts';
import { ringRules } from '../../src/rings/ring-rules-fixture.ts';
import { type PlacedStones, placeStones } from '../../src/rings/ring-stones.ts';
import { stride } from '../../src/rings/view/ring-mesh.ts';
import { buildSetting } from '../../src/rings/view/setting-mesh.ts';
import { getSampleCount } from '../../tests/samples.ts';
import { getDemoRules } from './demo-rules-fixture.ts';

/** Each property holds for all pairs, so that they are made once. */
describe.each([
  { count: getSampleCount(2_500), shop: 'a test', rules: ringRules },
  { count: getSampleCount(10_000), shop: 'the demo', rules: getDemoRules() },
])('$count random pairs of the studio of $shop', ({ count, rules }) => {
  const pairs = [...listRandomQueries(rules, count)].map((query) => {
    const { pair } = parsePair(query, rules);
    const address = formatPair(pair);
    return { query, pair, address, again: parsePair(address, rules), price: pricePair(pair, rules, 19) };
  });
  const rings = pairs.flatMap(({ query, pair, price }) =>
    pair.map((ring, at) => ({
      ...{ query, ring, grams: price.grams[at] ?? 0 },
      ...{ integrated: weigh(ring, rules), stones: place(ring, rules) },
    })),
  );

  test('are read from their canonical address unchanged, which is short enough for a cart', () => {
    const isSame = ({ pair, address, again }: (typeof pairs)[number]) =>
      again.adjustments.length === 0 &&
      JSON.stringify(again.pair) === JSON.stringify(pair) &&
      formatPair(again.pair) === address &&
      address.length <= 500;
    expect(pairs.filter((one) => !isSame(one)).map(({ query }) => query)).toEqual([]);
  });

  test('are within the limits of the studio', () => {
    const { sizes, widths, heights } = rules;
    const isWithin = ({ size, width, height }: Ring) =>
      [[size, sizes] as const, [width, widths] as const, [height, heights] as const].every(
        ([value, { min, max }]) => Number.isInteger(value) && value >= min && value <= max,
      ) && size % 5 === 0;
    expect(rings.filter(({ ring }) => !isWithin(ring)).map(({ query }) => query)).toEqual([]);
  });

  test('weigh what a numeric integration of the profile says, within 1 %', () => {
    const deviating = rings.filter(({ grams, integrated }) => !(Math.abs(grams / integrated - 1) <= 0.01));
    expect(deviating.map(({ query }) => query)).toEqual([]);
  });

  test('cost the same each time, in whole cents, and never less than their metal', () => {
    const getMetal = (at: number) => {
      const { ring, integrated } = rings[at] ?? { integrated: 0 };
      const prices = ring?.zones.map(({ alloy }) => rules.alloys.find(({ key }) => key === alloy)?.gramCents ?? 0);
      return integrated * Math.min(...(prices ?? []));
    };
    const isFair = ({ again, price }: (typeof pairs)[number], at: number) =>
      isDeepStrictEqual(pricePair(again.pair, rules, 19), price) &&
      Number.isSafeInteger(price.cents) &&
      price.cents > price.costs.material &&
      price.costs.material >= 0.99 * (getMetal(2 * at) + getMetal(2 * at + 1));
    expect(pairs.filter((one, at) => !isFair(one, at)).map(({ query }) => query)).toEqual([]);
  });

  test('have stones that neither overlap nor overhang the ring, with what holds them', () => {
    const set = rings.filter(({ stones }) => stones !== undefined);
    expect(set.length).toBeGreaterThan(count / 2);
    expect(set.filter(({ ring, stones }) => stones && !hasRoom(ring, stones)).map(({ query }) => query)).toEqual([]);
  });
});

function place(ring: Ring, { stones }: RingRules): PlacedStones | undefined {
  const stone = stones.find(({ key }) => key === ring.stone);
  return stone && placeStones(ring, stone);
}

/** Grams by small rectangles across the width, from the definition of the profile instead of the outline's points. */
function weigh(ring: Ring, { alloys }: RingRules): number {
  const steps = 60;
  const radius = getInnerRadius(ring);
  const step = ring.width / 10 / steps;
  const { zones, share } = ring;
  const borders = zones.length === 1 ? [] : zones.length === 2 ? [share] : [50 - share / 2, 50 + share / 2];
  const densities = zones.map(({ alloy }) => alloys.find(({ key }) => key === alloy)?.density ?? 0);
  let grams = 0;
  for (let index = 0; index < steps; index += 1) {
    const part = (index + 0.5) / steps;
    const density = densities[borders.filter((border) => part * 100 > border).length] ?? 0;
    const t = part * 2 - 1;
    const area = (radius + findOuter(ring, t)) ** 2 - (radius + findInner(ring, t)) ** 2;
    grams += (Math.PI * area * step * density) / 1_000;
  }
  return grams;
}

/** How far the metal that the 3D view draws reaches across the ring, as a multiple of a stone's radius. */
const reaches = { bezel: findReach('bezel'), pave: findReach('pave') };

function findReach(setting: SettingKey): number {
  const { vertices } = buildSetting(setting, { scale: 1, radius: 10, angles: [0] });
  const across = [...vertices].filter((_, index) => index % stride === 0);
  return Math.max(...across.map(Math.abs));
}

function hasRoom(ring: Ring, { angles, radius, diameter }: PlacedStones): boolean {
  const { setting } = ring;
  // The rails of a channel are 0.24 mm wide, and have nothing between the stones.
  const across = setting === 'channel' ? diameter / 2 + 0.24 : (reaches[setting] * diameter) / 2;
  const along = setting === 'channel' ? diameter / 2 : across;
  const [first = 0, second = first + 2 * Math.PI] = angles;
  const last = angles.at(-1) ?? first;
  const closest = Math.min(second - first, 2 * Math.PI - (last - first));
  const isApart = angles.length < 2 || 2 * radius * Math.sin(closest / 2) >= 2 * along - 1e-9;
  return isApart && across <= ring.width / 20 + 1e-9;
}

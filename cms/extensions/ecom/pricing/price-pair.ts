import type { Cents } from '../../../../src/base/money.ts';
import { getInnerRadius, getZoneVolume, outlineZones } from '../../../../src/rings/ring-outline.ts';
import type { Ring, RingPair } from '../../../../src/rings/ring-pair.ts';
import type { RingAlloy, RingRules } from '../../../../src/rings/ring-rules.ts';
import { placeStones } from '../../../../src/rings/ring-stones.ts';

/** What the price of a pair consists of, without VAT. */
export type PairCosts = { material: Cents; making: Cents; stones: Cents; engraving: Cents };

export type PairPrice = {
  /** Including VAT, rounded up as the shop does. */
  cents: Cents;
  /** The same before rounding, and without VAT. */
  grossCents: Cents;
  netCents: Cents;
  costs: PairCosts;
  costsOfRings: readonly [PairCosts, PairCosts];
  /** Weight of each ring in grams, of the metal alone. */
  grams: readonly [number, number];
};

/**
 * The price of a pair: metal by volume, density and the day's price with the loss in making, then making, stones with
 * their setting, and engraving. Each cost is rounded to the cent for each ring, so that equal rings cost the same.
 */
export function pricePair([one, other]: RingPair, rules: RingRules, taxPercent: number): PairPrice {
  const weighed = [weighZones(one, rules), weighZones(other, rules)] as const;
  const costsOfRings = [priceRing(one, weighed[0], rules), priceRing(other, weighed[1], rules)] as const;
  const sum = (key: keyof PairCosts) => costsOfRings[0][key] + costsOfRings[1][key];
  const total = {
    material: sum('material'),
    making: sum('making'),
    stones: sum('stones'),
    engraving: sum('engraving'),
  };
  const net = total.material + total.making + total.stones + total.engraving;
  const gross = Math.round((net * (100 + taxPercent)) / 100);
  const step = Math.max(1, rules.roundingCents);
  return {
    cents: Math.ceil(gross / step) * step,
    ...{ grossCents: gross, netCents: net, costs: total, costsOfRings },
    grams: [addGrams(weighed[0]), addGrams(weighed[1])],
  };
}

type WeighedZone = { alloy: RingAlloy; grams: number };

function addGrams(zones: readonly WeighedZone[]): number {
  return zones.reduce((sum, { grams }) => sum + grams, 0);
}

function weighZones(ring: Ring, { alloys }: RingRules): WeighedZone[] {
  const radius = getInnerRadius(ring);
  return outlineZones(ring).flatMap((zone) => {
    const alloy = alloys.find(({ key }) => key === zone.alloy);
    return alloy ? [{ alloy, grams: (getZoneVolume(zone, radius) / 1_000) * alloy.density }] : [];
  });
}

function priceRing(ring: Ring, weighed: readonly WeighedZone[], rules: RingRules): PairCosts {
  const metal = weighed.reduce((sum, { alloy, grams }) => sum + grams * alloy.gramCents, 0);
  const find = (options: readonly { key: string; cents: Cents }[], key: string) =>
    options.find((option) => option.key === key)?.cents ?? 0;
  const worked = new Set(weighed.map(({ alloy }) => alloy));
  const surfaces = new Set(ring.zones.map(({ surface }) => surface));
  const making = [
    rules.makingCents,
    (ring.zones.length - 1) * rules.zoneCents,
    find(rules.profiles, ring.profile),
    find(rules.grooves, ring.groove),
    ...[...worked].map(({ makingCents }) => makingCents),
    ...[...surfaces].map((surface) => find(rules.surfaces, surface)),
  ];
  return {
    material: Math.round(metal * (1 + rules.lossPercent / 100)),
    making: making.reduce((sum, cents) => sum + cents, 0),
    stones: priceStones(ring, rules),
    engraving: priceEngraving(ring, rules),
  };
}

/** Each character, and the font once; a drawing once. */
function priceEngraving(
  { text, engraving, font, drawing: hash }: Ring,
  { engravings, fonts, drawing }: RingRules,
): Cents {
  if (hash !== '') return drawing?.cents ?? 0;
  if (text === '') return 0;
  const character = engravings.find(({ key }) => key === engraving)?.cents ?? 0;
  const surcharge = fonts.find(({ key }) => key === font)?.cents ?? 0;
  return [...text.replaceAll(' ', '')].length * character + surcharge;
}

function priceStones(ring: Ring, { stones, settings }: RingRules): Cents {
  const stone = stones.find(({ key }) => key === ring.stone);
  if (!stone) return 0;
  const setting = settings.find(({ key }) => key === ring.setting);
  return placeStones(ring, stone).angles.length * (stone.cents + (setting?.cents ?? 0));
}

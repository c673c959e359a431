import type { OrderLine } from '../../../../src/orders/order-fields.ts';
import { parsePair } from '../../../../src/rings/normalize-pair.ts';
import { pairKey } from '../../../../src/rings/pair-key.ts';
import type { PairSnapshot } from '../../../../src/rings/pair-snapshot.ts';
import { formatPair, type Ring, type RingPair } from '../../../../src/rings/ring-pair.ts';
import type { RingRules } from '../../../../src/rings/ring-rules.ts';
import { pricePair } from './price-pair.ts';
import type { ShopProduct } from './shop-product.ts';

/** The snapshot of a line's pair, at the price that `priceLine` has for it; null for any other product. */
export function snapshotLine(
  { personalization }: OrderLine,
  product: ShopProduct | undefined,
  shopTaxPercent: number,
): PairSnapshot | null {
  if (!product?.rings) return null;
  const { staffRules } = product.rings;
  const { pair } = parsePair(personalization[pairKey] ?? '', staffRules);
  return snapshotPair(pair, staffRules, product.taxPercent ?? shopTaxPercent);
}

/** @param rules those that the pair was parsed with */
export function snapshotPair(pair: RingPair, rules: RingRules, taxPercent: number): PairSnapshot {
  const { grams, costsOfRings: costs, netCents, grossCents, cents } = pricePair(pair, rules, taxPercent);
  const round = (weight: number) => Math.round(weight * 100) / 100;
  return {
    ...{ version: 1, query: formatPair(pair), rings: pair, rules: pickUsed(pair, rules), costs },
    grams: [round(grams[0]), round(grams[1])],
    ...{ netCents, grossCents, cents, taxPercent },
  };
}

/** Texts are left out: they are for visitors, and long. */
function pickUsed(pair: RingPair, rules: RingRules): RingRules {
  const pick = <One extends { key: string }>(
    list: readonly One[],
    getKeys: (ring: Ring) => readonly string[],
  ): One[] => {
    const used = new Set(pair.flatMap(getKeys));
    return list
      .filter(({ key }) => used.has(key))
      .map((one) => ({ ...one, description: '', ...('care' in one && { care: '', allergy: '' }) }));
  };
  return {
    ...rules,
    ...(rules.drawing && { drawing: { ...rules.drawing, description: '' } }),
    alloys: pick(rules.alloys, ({ zones }) => zones.map(({ alloy }) => alloy)),
    profiles: pick(rules.profiles, ({ profile }) => [profile]),
    surfaces: pick(rules.surfaces, ({ zones }) => zones.map(({ surface }) => surface)),
    grooves: pick(rules.grooves, ({ groove }) => [groove]),
    settings: pick(rules.settings, ({ setting }) => [setting]),
    engravings: pick(rules.engravings, ({ engraving }) => [engraving]),
    fonts: pick(rules.fonts, ({ font }) => [font]),
    stones: pick(rules.stones, ({ stone }) => [stone]),
  };
}

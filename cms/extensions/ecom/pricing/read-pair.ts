import type { Cents } from '../../../../src/base/money.ts';
import type { Language } from '../../../../src/i18n/languages.ts';
import type { Essential } from '../../../../src/orders/order-fields.ts';
import type { ApiQuoteLine } from '../../../../src/orders/quote.ts';
import { describeRing } from '../../../../src/rings/describe-ring.ts';
import { parsePair } from '../../../../src/rings/normalize-pair.ts';
import { pairKey } from '../../../../src/rings/pair-key.ts';
import { formatPair, type RingPair } from '../../../../src/rings/ring-pair.ts';
import { type PairPrice, pricePair } from './price-pair.ts';
import type { Personalization, RingStudio } from './shop-product.ts';

export type ReadPair = {
  cents: Cents;
  personalization: Personalization;
  /** A description of each ring. */
  essentials: Essential[];
  pair: ApiQuoteLine['pair'];
};

/**
 * Price and description of the pair that a line has as its personalization. A pair is custom-made, so that it cannot be
 * withdrawn from (§ 312g (2) Nr. 1 BGB).
 *
 * @param taxPercent VAT of the product
 * @returns undefined for anything but the canonical query of a pair that is possible as it is
 */
export function readPair(
  { language, rules, breakdown }: RingStudio,
  values: Readonly<Record<string, string>>,
  taxPercent: number,
): ReadPair | undefined {
  const query = values[pairKey];
  const isOnly = Object.entries(values).every(([key, value]) => key === pairKey || value === '');
  if (!query || !isOnly) return undefined;
  const { pair, adjustments } = parsePair(query, rules);
  if (adjustments.length > 0 || formatPair(pair) !== query) return undefined;
  const price = pricePair(pair, rules, taxPercent);
  const { configuration } = labels[language];
  return {
    cents: price.cents,
    personalization: {
      entries: [{ key: pairKey, label: configuration, value: query, surcharge_cents: 0 }],
      ...{ surchargeCents: 0, isPersonalized: true },
    },
    essentials: describePair(pair, { language, rules }),
    pair: explain(price, breakdown),
  };
}

const labels: Record<Language, { configuration: string; ring: string }> = {
  de: { configuration: 'Konfiguration', ring: 'Ring' },
  en: { configuration: 'Configuration', ring: 'Ring' },
  fr: { configuration: 'Configuration', ring: 'Alliance' },
};

function describePair(pair: RingPair, { language, rules }: Pick<RingStudio, 'language' | 'rules'>): Essential[] {
  return pair.map((ring, index) => ({
    key: `ring_${index + 1}`,
    name: `${labels[language].ring} ${index + 1}`,
    value: describeRing(language, ring, rules),
  }));
}

function explain({ grams, costs }: PairPrice, breakdown: RingStudio['breakdown']): ReadPair['pair'] {
  if (breakdown === 'none') return null;
  return {
    grams: grams.map((weight) => Math.round(weight * 10) / 10),
    costs: breakdown === 'full' ? costs : null,
  };
}

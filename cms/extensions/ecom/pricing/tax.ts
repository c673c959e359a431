import type { TaxPart } from '../../../../src/orders/order-fields.ts';
import type { Cents } from './shop-rules.ts';

type Taxed = { percent: number; cents: Cents };

/**
 * Included VAT by rate. Shipping and wrapping are split in proportion to the goods' rates; the rounding difference goes
 * to the last rate, so that the shares add up.
 */
export function splitTax(goods: Taxed[], extrasCents: Cents, fallbackPercent: number): TaxPart[] {
  const byPercent = new Map<number, Cents>();
  for (const { percent, cents } of goods) byPercent.set(percent, (byPercent.get(percent) ?? 0) + cents);
  if (byPercent.size === 0) byPercent.set(fallbackPercent, 0);
  const rates = [...byPercent].sort(([one], [other]) => other - one);
  const goodsCents = rates.reduce((sum, [, cents]) => sum + cents, 0);
  let rest = extrasCents;
  return rates.map(([percent, cents], index) => {
    const isLast = index === rates.length - 1;
    const share = isLast || goodsCents === 0 ? rest : Math.round((extrasCents * cents) / goodsCents);
    rest -= share;
    return { percent, cents: Math.round(((cents + share) * percent) / (100 + percent)) };
  });
}

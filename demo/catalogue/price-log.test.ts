import { describe, expect, test } from 'vitest';
import { priceLogsOn } from './price-log.ts';
import { productSteps } from './product-rows.ts';

type Row = Record<string, unknown>;

const products = productSteps.flatMap(({ items }) => items);
const logs = priceLogsOn(new Date('2027-03-10T15:00:00Z'));

describe('the price log', () => {
  test('can justify every reduction from the price log', () => {
    const reduced = products.filter(({ original_price_brutto }) => original_price_brutto !== null);
    expect(reduced.length).toBeGreaterThanOrEqual(14);
    for (const row of reduced) {
      const offers = [
        { row, variant: null as unknown },
        ...((row.product_variants ?? []) as Row[]).map((v) => ({ row: v, variant: v.id })),
      ];
      for (const offer of offers) {
        const prices = priceLog(row.id, offer.variant);
        expect(prices.map(({ price }) => price)).toContain(Number(offer.row.original_price_brutto));
        expect(prices.at(-1)?.price).toBe(Number(offer.row.price_brutto));
        expect(lowestPriceBefore(prices)).toBeGreaterThan(Number(offer.row.price_brutto));
      }
    }
  });

  test('ends with the price of today for all that is offered, so that nothing is left to note while it is filled in', () => {
    for (const row of products.filter(({ status }) => status === 'published')) {
      const offers = [
        { variant: null as unknown, price: row.price_brutto },
        ...((row.product_variants ?? []) as Row[]).map((v) => ({ variant: v.id, price: v.price_brutto })),
      ];
      for (const { variant, price } of offers) {
        expect(priceLog(row.id, variant).at(-1)?.price ?? null).toBe(price);
      }
    }
  });

  test('has reductions whose 30-day lowest price is not the struck one', () => {
    const telling = products.filter((row) => {
      return (
        row.original_price_brutto !== null &&
        lowestPriceBefore(priceLog(row.id, null)) < Number(row.original_price_brutto)
      );
    });
    expect(telling.length).toBeGreaterThanOrEqual(6);
  });
});

function priceLog(product: unknown, variant: unknown): LoggedPrice[] {
  return (logs.get(Number(product)) ?? [])
    .filter((entry) => entry.variant === variant)
    .map(({ price_brutto, valid_from }) => ({ price: Number(price_brutto), from: String(valid_from) }));
}

type LoggedPrice = { price: number; from: string };

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/** The lowest price of the 30 days before the last price began (§ 11 PAngV). */
function lowestPriceBefore(log: LoggedPrice[]): number {
  const last = log.at(-1);
  if (!last) return Number.NaN;
  const begin = new Date(last.from).getTime() - thirtyDays;
  const inForce = log.slice(0, -1).filter((_, index) => new Date(log[index + 1]?.from ?? '').getTime() > begin);
  return Math.min(...inForce.map(({ price }) => price));
}

import { expect, test } from 'vitest';
import {
  findCardReduction,
  findSkuReduction,
  getPriceTag,
  type ReducibleRow,
} from '../../src/catalog/cards/product-card.ts';
import { priceLogsOn } from './price-log.ts';
import { productSteps } from './product-rows.ts';

const now = Date.UTC(2027, 2, 10, 15);
const hour = 3_600_000;
const logs = priceLogsOn(new Date(now));

/** The columns that the rows are filled with. */
type Row = ReducibleRow & { id: number; slug: string; status: string; tags: string[]; price_brutto: number | null };

const rows = productSteps
  .flatMap(({ items }) => items as Row[])
  .filter(({ status }) => status === 'published')
  .map((row) => ({ ...row, price_log: logs.get(row.id) ?? [] }));

const toCents = (euros: number | string | null) => (euros === null ? null : Math.round(Number(euros) * 100));

const skus = rows.flatMap((row) =>
  [{ ...row, id: null }, ...(row.product_variants ?? [])].map((sku) => ({ row, sku })),
);

/** What stands in the log, hour by hour: of 30 days before the present price the lowest. */
function findLowestByHours({ row, sku }: (typeof skus)[number]): number | null {
  const log = row.price_log.filter(({ variant }) => variant === sku.id);
  const priceAt = (time: number) =>
    log.findLast(({ valid_from }) => Date.parse(`${valid_from}Z`) <= time)?.price_brutto;
  let began = now;
  while (began > now - 31 * 24 * hour && priceAt(began - hour) === sku.price_brutto) began -= hour;
  const hours = Array.from(
    { length: 720 },
    (_, back) => priceAt(began - (back + 1) * hour) ?? Number.POSITIVE_INFINITY,
  );
  return began <= now - 720 * hour ? null : toCents(Math.min(...hours));
}

test('every price of the demo that is announced as reduced is measured as a calendar would', () => {
  const announced = skus.filter(({ sku }) => sku.original_price_brutto !== null);
  expect(announced.length).toBeGreaterThan(30);
  for (const one of announced) {
    const reduction = findSkuReduction(one.sku, one.row, now);
    expect(reduction?.lowestCents ?? null, `${one.row.slug} ${one.sku.id}`).toBe(findLowestByHours(one));
  }
});

test('no price of the demo is told to be reduced that is not announced so', () => {
  const others = skus.filter(({ sku }) => sku.original_price_brutto === null);
  expect(others.filter(({ row, sku }) => findSkuReduction(sku, row, now))).toEqual([]);
});

test('every card below “reduced” says by how much', () => {
  const tagged = rows.filter(({ tags }) => tags.includes('sale'));
  expect(tagged.length).toBeGreaterThan(8);
  for (const row of tagged) {
    const variants = (row.product_variants ?? []).map(({ price_brutto }) => ({ priceCents: toCents(price_brutto) }));
    const price = getPriceTag(toCents(row.price_brutto), variants);
    expect(findCardReduction(price, row, now), row.slug).not.toBeNull();
  }
});

import { expect, test } from 'vitest';
import type { Reader } from '../transact.ts';
import { maxListed } from './findings.ts';
import { findOverdue } from './overdue.ts';

const now = Date.parse('2026-11-27T12:00:00Z');

type Query = { filter?: unknown; limit?: number; aggregate?: object };

/** A fake Directus that has as many rows as given of every collection. */
function openReader(count: number) {
  const queries: (Query & { collection: string })[] = [];
  const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1, subject: null, order_number: null }));
  const read = (collection: string) => ({
    readByQuery: async (query: Query) => {
      queries.push({ collection, ...query });
      return query.aggregate ? [{ count: { id: String(count) } }] : rows.slice(0, query.limit);
    },
  });
  return { read: read as Reader, queries };
}

test('orders are overdue after a week, mails after a quarter of an hour, and those of stock alerts are nobody’s business', async () => {
  const { read, queries } = openReader(1);
  const groups = await findOverdue(read, { project: 3, hasShop: true, now });
  expect(groups.map(({ kind, collection, count, gaps }) => [kind, collection, count, gaps[0]?.name])).toEqual([
    ['mailFailed', 'mail', 1, 'Nr. 1'],
    ['mailWaiting', 'mail', 1, 'Nr. 1'],
    ['unpaidOrder', 'ecommerce_order', 1, '1'],
  ]);
  const filters = queries.map(({ filter }) => JSON.stringify(filter));
  expect(filters.every((filter) => filter.includes('{"project":{"_eq":3}}'))).toBe(true);
  expect(filters.slice(0, 2).every((filter) => filter.includes('{"stock_alert":{"_null":true}}'))).toBe(true);
  expect(filters[0]).not.toContain('date_created');
  expect(filters[1]).toContain('2026-11-27T11:45:00.000Z');
  expect(filters[2]).toContain('2026-11-20T12:00:00.000Z');
});

test('a website without a shop has no orders', async () => {
  const { read, queries } = openReader(0);
  expect(await findOverdue(read, { project: 3, hasShop: false, now })).toEqual([]);
  expect(queries.map(({ collection }) => collection)).toEqual(['mail', 'mail']);
});

test('of ten thousand the first ones are read, and the others counted', async () => {
  const { read, queries } = openReader(10_000);
  const groups = await findOverdue(read, { project: 3, hasShop: true, now });
  expect(groups.map(({ count, gaps }) => [count, gaps.length])).toEqual([1, 2, 3].map(() => [10_000, maxListed]));
  expect(queries.every(({ limit, aggregate }) => limit === maxListed || aggregate)).toBe(true);
});

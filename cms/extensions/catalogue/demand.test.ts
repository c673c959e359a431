import { describe, expect, test } from 'vitest';
import type { Context } from '../directus.ts';
import { countDemand, toDemands } from './demand.ts';

describe('the demand for a product', () => {
  test('starts with the second order, and is highest for the top tenth', () => {
    const orders = new Map(Array.from({ length: 31 }, (_, index) => [index + 1, index + 1]));
    const steps = Map.groupBy(toDemands(orders).values(), (step) => step);
    expect([1, 2, 3].map((step) => steps.get(step)?.length)).toEqual([20, 7, 3]);
    expect(toDemands(orders).get(1)).toBeUndefined();
    expect(toDemands(orders).get(31)).toBe(3);
  });

  test('is equal for products with equally many orders', () => {
    expect(toDemands(new Map([1, 2, 3, 4].map((id) => [id, 5])))).toEqual(new Map([1, 2, 3, 4].map((id) => [id, 3])));
    expect(toDemands(new Map())).toEqual(new Map());
  });

  test('counts orders instead of items across pages, and writes only changes', async () => {
    // 1,500 items of product 7 in one order, and two orders of product 8.
    const lines = [
      ...Array.from({ length: 1_500 }, (_, index) => ({ id: index + 1, order: 1, product: 7 })),
      ...[1, 2].map((order) => ({ id: 1_500 + order, order, product: 8 })),
    ];
    const products = new Map([7, 8, 9].map((id) => [id, { id, demand: id === 9 ? 2 : 0 }]));
    const { context, written } = createCms(lines, products);
    await countDemand(context, new Date('2026-11-23T10:00:00Z'));
    expect([...products.values()].map(({ demand }) => demand)).toEqual([0, 3, 0]);
    expect(written).toEqual([
      { keys: [8], values: { demand: 3 } },
      { keys: [9], values: { demand: 0 } },
    ]);
    written.length = 0;
    await countDemand(context, new Date('2026-11-24T10:00:00Z'));
    expect(written).toEqual([]);
  });
});

type Line = { id: number; order: number; product: number };

/** A fake items service with filter and paging, which records writes. */
function createCms(lines: Line[], products: Map<number, { id: number; demand: number }>) {
  const written: { keys: number[]; values: object }[] = [];
  const table = () => ({
    orderBy: () => ({ select: async () => [...products.values()] }),
    whereIn: (_: string, keys: number[]) => ({
      update: async (values: { demand?: number }) => {
        written.push({ keys, values });
        for (const id of keys) Object.assign(products.get(id) ?? {}, values);
      },
    }),
  });
  class ItemsService {
    readByQuery = async ({ filter, limit }: { filter: { id: { _gt: number } }; limit: number }) =>
      lines.filter(({ id }) => id > filter.id._gt).slice(0, limit);
  }
  const getSchema = async () => ({ collections: { ecommerce_product: { fields: { demand: {} } } } });
  return { context: { services: { ItemsService }, getSchema, database: table } as unknown as Context, written };
}

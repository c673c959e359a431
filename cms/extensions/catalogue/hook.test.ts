import { describe, expect, test } from 'vitest';
import { tables } from '../../model/model.ts';
import type { Database } from '../directus.ts';
import { findNewOwner, findProductsOf, findProductsReferencing, parts, references } from './hook.ts';

const rows: Record<string, Record<string, unknown>[]> = {
  ecommerce_product: [
    { id: 1, category: 5 },
    { id: 2, category: 5 },
  ],
  ecommerce_product_attribute: [{ id: 10, product: 1 }],
  ecommerce_product_attribute_value: [
    { id: 100, ecommerce_product_attribute_id: 10, ecommerce_attribute_id: 9 },
    { id: 101, ecommerce_product_attribute_id: 10, ecommerce_attribute_id: 9 },
  ],
};

/** An in-memory database that supports the query under test. */
const database = ((table: string) => ({
  whereIn: (field: string, values: unknown[]) => ({
    select: async () => (rows[table] ?? []).filter((row) => values.includes(row[field])),
  }),
})) as unknown as Database;

describe('the products affected by a changed part', () => {
  test('include the product of an attribute value', async () => {
    expect(await findProductsOf(database, 'ecommerce_product_attribute_value', [100, 101])).toEqual([1]);
  });

  test('include the owner of a new part, given as number, string or row', async () => {
    const table = 'ecommerce_product_attribute_value';
    for (const owner of [10, '10', { id: 10 }]) {
      expect(await findNewOwner(database, table, { ecommerce_product_attribute_id: owner })).toEqual([1]);
    }
    expect(await findNewOwner(database, table, {})).toEqual([]);
  });

  test('include products whose reference is deleted', async () => {
    expect(await findProductsReferencing(database, 'ecommerce_attribute', [9])).toEqual([1]);
    expect(await findProductsReferencing(database, 'ecommerce_category', [5])).toEqual([1, 2]);
  });

  test('cover every part in the model', () => {
    const wholes = ['ecommerce_product', 'ecommerce_product_attribute'];
    const owned = tables.flatMap(({ name, fields }) =>
      Object.values(fields).some(
        ({ relation }) => relation?.kind === 'm2o' && relation.owner && wholes.includes(relation.to),
      )
        ? name
        : [],
    );
    expect(owned.filter((name) => !(name in parts))).toEqual([]);
  });

  test('use existing fields only', () => {
    const ways = [
      ...Object.entries(parts).map(([table, { field }]) => ({ table, field })),
      ...Object.values(references).flat(),
    ];
    for (const { table, field } of ways) {
      expect(Object.keys(tables.find(({ name }) => name === table)?.fields ?? {})).toContain(field);
    }
  });
});

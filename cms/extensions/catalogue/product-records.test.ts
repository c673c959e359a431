import { describe, expect, test } from 'vitest';
import type { Context, Database, Hooks, Items } from '../directus.ts';
import catalogue from './hook.ts';
import { findUnlogged, findVacated, type Price, syncFormerAddresses } from './product-records.ts';

type Row = Record<string, unknown>;

type Look = (payload: unknown, meta: object, context: { database: unknown }) => Promise<void>;

/** A fake database that returns the same rows for every query of a table. */
function createDatabase(rows: Row[]) {
  const inserted: { table: string; row: Row }[] = [];
  const database = (table: string) => {
    const selection = {
      ...{ whereIn: () => selection, where: () => selection, orderBy: () => selection, select: async () => rows },
      insert: async (added: Row[]) => inserted.push(...added.map((row) => ({ table, row }))),
    };
    return selection;
  };
  return { database: database as unknown as Database, inserted };
}

describe('former addresses', () => {
  test.each([
    ['update', { status: 'archived' }],
    ['update', { slug: 'anders' }],
    ['delete', [7]],
  ])('are inserted before a change that may be interrupted (%s)', async (event, payload) => {
    const filters = new Map<string, Look>();
    const hooks = {
      filter: (name: string, look: Look) => filters.set(name, look),
      ...{ action: () => undefined, init: () => undefined, schedule: () => undefined },
    };
    catalogue(hooks as unknown as Hooks, {} as Context);
    const { database, inserted } = createDatabase([{ id: 7, project: 1, slug: 'perle' }]);
    await filters.get(`ecommerce_product.items.${event}`)?.(payload, { keys: [7] }, { database });
    const row = { product: 7, project: 1, slug: 'perle', date_created: expect.any(Date) };
    expect(inserted).toEqual([{ table: 'ecommerce_former_address', row }]);
  });

  /** Two former addresses, of which one is stored already. */
  async function leave(rows: Row[], slugs: { own: string; other: string }) {
    const written: unknown[] = [];
    const deleted: number[] = [];
    const former = {
      createMany: async (added: object[]) => {
        written.push(...added);
        return added.map(() => 99);
      },
      deleteMany: async (keys: number[]) => deleted.push(...keys),
    };
    const product = { project: 1, status: 'published', price_brutto: 1 };
    const keys = await syncFormerAddresses(
      createDatabase(rows).database,
      former as unknown as Items<unknown>,
      new Map([[7, { previousAddresses: [{ project: 1, slug: 'perle' }], needsTouch: false }]]),
      [
        { ...product, id: 7, slug: slugs.own },
        { ...product, id: 8, slug: slugs.other },
      ],
    );
    return { keys, written, deleted };
  }

  const row = { id: 1, project: 1, slug: 'perle', product: 7 };

  test('are stored once per website', async () => {
    const rows = [row, { ...row, id: 2 }, { ...row, id: 3, project: 2 }, { ...row, id: 4, product: 5 }];
    const slugs = { own: 'perle-neu', other: 'kette' };
    expect(await leave(rows, slugs)).toEqual({ keys: [2], written: [], deleted: [1, 4] });
    const missing = { project: 1, slug: 'perle', product: 7 };
    expect(await leave([], slugs)).toEqual({ keys: [99], written: [missing], deleted: [] });
  });

  test.each([
    { own: 'perle', other: 'kette' },
    { own: 'perle-neu', other: 'perle' },
  ])('are deleted if a product uses the address, also if it took it over', async (slugs) => {
    expect(await leave([row], slugs)).toEqual({ keys: [], written: [], deleted: [1] });
  });
});

const was = { project: 1, slug: 'ring-alt' };

const product = (changes: object = {}) => ({ project: 1, slug: 'ring-alt', status: 'published', ...changes });

describe('a former address', () => {
  test('is recorded for a renamed, unpublished or deleted product', () => {
    expect(findVacated([was], product({ slug: 'ring-neu' }))).toEqual([was]);
    expect(findVacated([was], product({ status: 'archived' }))).toEqual([was]);
    expect(findVacated([was], undefined)).toEqual([was]);
  });

  test('is not recorded while the product is there, nor after a failed change', () => {
    expect(findVacated([was], product())).toEqual([]);
  });

  test('is recorded once', () => {
    const between = { project: 1, slug: 'ring-zwischendurch' };
    expect(findVacated([was, between, was], product({ slug: 'ring-neu' }))).toEqual([was, between]);
  });
});

const ring = (price_brutto: Price['price_brutto']) => ({ id: 7, price_brutto });

const size = (price_brutto: Price['price_brutto'], id = 71) => ({ id, product: 7, price_brutto });

const line = (price_brutto: Price['price_brutto'], variant: number | null = null): Price => ({
  ...{ product: 7, variant, price_brutto },
});

describe('the price log', () => {
  test('starts with the first prices', () => {
    expect(findUnlogged(ring(100), [size(120)], [])).toEqual([line(100), line(120, 71)]);
  });

  test('gets an entry for changed prices only', () => {
    expect(findUnlogged(ring(90), [size(120)], [line(100), line(120, 71)])).toEqual([line(90)]);
    expect(findUnlogged(ring(90), [size(120)], [line(100), line(120, 71), line(90)])).toEqual([]);
  });

  test('treats 90, "90.00" and 90.001 as the same price', () => {
    expect(findUnlogged(ring('90.00'), [], [line(90)])).toEqual([]);
    expect(findUnlogged(ring(90.001), [], [line('90.00')])).toEqual([]);
    expect(findUnlogged(ring(90.01), [], [line('90.00')])).toHaveLength(1);
  });

  test('records a price that returns', () => {
    expect(findUnlogged(ring(100), [], [line(100), line(90)])).toEqual([line(100)]);
  });

  test('skips prices on request', () => {
    expect(findUnlogged(ring(null), [size(null)], [line(100)])).toEqual([]);
  });

  test("records the product's price for variants that once had their own, and for no others", () => {
    expect(findUnlogged(ring(100), [size(null), size(null, 72)], [line(100), line(120, 71)])).toEqual([line(100, 71)]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Context, Database, Hooks, Items } from '../directus.ts';
import { syncFormerAddresses } from './former-addresses.ts';
import catalogue from './hook.ts';

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

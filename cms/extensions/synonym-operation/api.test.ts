import { expect, test } from 'vitest';
import type { Context, Database } from '../directus.ts';
import operation from './api.ts';

type Tables = { ecommerce_empty_search: { id: number; text: string }[]; ecommerce_synonym: { words: string }[] };

/** In-memory tables with rollback. */
function createShop({ mayDelete = true } = {}) {
  let tables: Tables = { ecommerce_empty_search: [{ id: 1, text: 'tiara' }], ecommerce_synonym: [] };
  class ItemsService {
    collection: keyof Tables;
    cache = null;
    constructor(collection: keyof Tables) {
      this.collection = collection;
    }
    readByQuery = async () => tables.ecommerce_empty_search;
    createMany = async (rows: Tables['ecommerce_synonym']) => tables.ecommerce_synonym.push(...rows);
    deleteMany = async (ids: number[]) => {
      if (!mayDelete) throw new Error('You do not have permission.');
      tables.ecommerce_empty_search = tables.ecommerce_empty_search.filter(({ id }) => !ids.includes(id));
    };
  }
  const transaction = async (work: (database: Database) => Promise<unknown>) => {
    const before = structuredClone(tables);
    try {
      return await work({} as Database);
    } catch (error) {
      tables = before;
      throw error;
    }
  };
  const context = { services: { ItemsService }, database: { transaction }, getSchema: async () => ({}) };
  const press = (keys: unknown, meanings: unknown) =>
    operation.handler({ keys, meanings }, { ...(context as unknown as Context), accountability: {} });
  return { press, read: () => tables };
}

test('turns a search into a synonym and removes it from the list', async () => {
  const { press, read } = createShop();
  expect(await press([1], ' Diadem ')).toEqual({ made: 1 });
  expect(read()).toMatchObject({
    ecommerce_empty_search: [],
    ecommerce_synonym: [{ words: 'tiara', meanings: 'Diadem' }],
  });
});

test('rolls back the synonym if the search cannot be deleted', async () => {
  const { press, read } = createShop({ mayDelete: false });
  await expect(press([1], 'Diadem')).rejects.toThrow('permission');
  expect(read()).toEqual({ ecommerce_empty_search: [{ id: 1, text: 'tiara' }], ecommerce_synonym: [] });
});

test.each([
  ['no search', [], 'Diadem', 'zuerst Suchen auswählen'],
  ['too many searches', Array.from({ length: 101 }, (_, at) => at + 1), 'Diadem', 'höchstens 100 Suchen'],
  ['no word', [1], '  ', 'ein Wort eingeben'],
  ['too long a text', [1], 'x'.repeat(256), 'höchstens 255 Zeichen'],
])('refuses %s with a reason', async (_, keys, meanings, reason) => {
  const { press, read } = createShop();
  await expect(press(keys, meanings)).rejects.toThrow(reason);
  expect(read().ecommerce_empty_search).toHaveLength(1);
});

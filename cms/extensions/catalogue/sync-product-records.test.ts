import { describe, expect, test } from 'vitest';
import type { Context } from '../directus.ts';
import { createSyncQueue } from './sync-product-records.ts';

/** A fake database that records the queried products and can fail. */
function createCms() {
  const asked: number[][] = [];
  const state = { isAway: false };
  const select = async () => [];
  const table = {
    whereIn: (_: string, keys: number[]) => {
      const ordered = { orderBy: () => ordered, forUpdate: () => ordered, select };
      asked.push(keys);
      return ordered;
    },
  };
  class ItemsService {
    createMany = async () => [];
    deleteByQuery = async () => [];
  }
  const context = {
    services: { ItemsService },
    getSchema: async () => ({}),
    logger: { error: () => undefined },
    database: {
      transaction: async (work: (database: unknown) => Promise<unknown>) => {
        if (state.isAway) throw new Error('away');
        return work((name: string) => (name === 'ecommerce_product' ? table : { whereIn: () => quiet }));
      },
    },
  };
  const quiet = { orderBy: () => quiet, select };
  return { queue: createSyncQueue(context as unknown as Context), asked, state };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the queue of changed products', () => {
  test('updates many products in a batch, each once', async () => {
    const { queue, asked } = createCms();
    for (let id = 1; id <= 250; id += 1) {
      queue.add([id], false);
      queue.add([id], false);
    }
    await settled();
    expect(asked.flat().length).toBe(250);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test('loses nothing while the database is unavailable', async () => {
    const { queue, asked, state } = createCms();
    state.isAway = true;
    queue.add([7], true);
    await settled();
    expect(asked).toEqual([]);
    state.isAway = false;
    await queue.retry();
    await settled();
    expect(asked).toEqual([[7]]);
  });
});

import { beforeEach, expect, test } from 'vitest';
import type { Context } from '../directus.ts';
import { subscribe } from './subscribe.ts';
import { limits } from './waitlists.ts';

const product = {
  ...{ id: 7, slug: 'ring', status: 'published', project: { id: 1 }, stock: 0, reorder_possible: false },
  ...{ price_brutto: '480.00', product_variants: [] },
};

type Query = { filter?: object; aggregate?: object; sort?: string[]; limit?: number };

/** Number of alerts, and recorded writes. */
let state = { confirmed: 0, pending: 0, deleted: [] as Query[], changed: 0, made: 0 };

beforeEach(() => {
  state = { confirmed: 0, pending: 0, deleted: [], changed: 0, made: 0 };
});

/** A fake Directus with one known address. */
function makeContext(known?: 'confirmed' | 'pending'): Context {
  class ItemsService {
    collection: string;
    constructor(collection: string) {
      this.collection = collection;
    }
    readByQuery = async ({ filter, aggregate }: Query) => {
      if (this.collection === 'project') return [{ id: 1, name: 'Vierlinden' }];
      if (this.collection === 'ecommerce_product') return [product];
      if (this.collection === 'ecommerce_settings')
        return [{ translations: [{ language: 'de', store_root_path: '/shop' }] }];
      if (this.collection !== 'ecommerce_stock_alert') return [];
      const asked = JSON.stringify(filter);
      if (aggregate) return [{ count: { id: asked.includes('email') ? 0 : countOf(asked) } }];
      return known && asked.includes('request_key') ? [{ id: 3, status: known }] : [];
    };
    createOne = async () => {
      if (this.collection === 'ecommerce_stock_alert') state.made += 1;
    };
    updateOne = async () => {
      state.changed += 1;
    };
    deleteByQuery = async (query: Query) => {
      state.deleted.push(query);
    };
  }
  return {
    ...{ services: { ItemsService }, getSchema: async () => ({}) },
    env: { SITE_SECRET: 'secret', SITE_URL: 'https://vierlinden.example' },
  } as unknown as Context;
}

const countOf = (asked: string) => (asked.includes('confirmed') ? state.confirmed : state.pending);

const ask = (known?: 'confirmed' | 'pending') =>
  subscribe(makeContext(known), {
    ...{ project: 'vierlinden.example', language: 'de', email: 'zoe@example.org', product: 7, variant: null },
    ...{ client: 'a'.repeat(32), network: 'b'.repeat(32) },
  });

test('responds alike to known and new addresses if the list is full', async () => {
  state.confirmed = limits.confirmed;
  const answers = [await ask(), await ask('pending'), await ask('confirmed')];
  expect(answers).toEqual(answers.map(() => ({ code: 503, body: { status: 'failed', reason: 'full' } })));
  expect(state).toMatchObject({ made: 0, changed: 0 });
});

test('drops the oldest unconfirmed alert for a new one', async () => {
  state.pending = limits.pending;
  expect(await ask('confirmed')).toMatchObject({ code: 200 });
  expect(state.deleted).toEqual([]);
  expect(await ask()).toMatchObject({ code: 200 });
  expect(state.made).toBe(1);
  expect(state.deleted).toEqual([
    { filter: { status: { _eq: 'pending' } }, sort: ['confirm_expires', 'id'], limit: 1 },
  ]);
});

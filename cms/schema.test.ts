import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CmsApi } from './cms-api.ts';
import { applyWithMigrations } from './schema.ts';

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-rows-'));
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

/** A fake Directus with two websites, whose branches have no pickup field yet. */
function createShop({ fields = ['display_name'] }: { fields?: string[] } = {}) {
  const shop = { fields, changes: [] as { path: string; body: unknown }[], isStopped: false };
  const rows: Record<string, () => unknown> = {
    '/fields': () => shop.fields.map((field) => ({ collection: 'branch', field })),
    '/items/branch': () => [
      { id: 4, project: 1, status: 'draft' },
      { id: 3, project: 1, status: 'published' },
      { id: 1, project: 1, status: 'published' },
      { id: 2, project: 2, status: 'published' },
    ],
    '/items/ecommerce_payment_method': () => [
      { id: 1, key: 'prepayment', translations: [{ language: 'de', name: 'Vorkasse' }] },
      { id: 5, key: 'voucher', translations: [] },
    ],
  };
  const api: CmsApi = {
    get: async <T>(path: string) => rows[path.split('?')[0] ?? '']?.() as T,
    patch: async <T>(path: string, body: unknown) => {
      if (shop.isStopped) throw new Error('stopped');
      shop.changes.push({ path: path.split('?')[0] ?? '', body });
      return undefined as T;
    },
    post: () => Promise.reject(new Error('Nothing is added.')),
    delete: () => Promise.reject(new Error('Nothing is deleted.')),
  };
  const start = () =>
    applyWithMigrations(api, data, async () => {
      shop.fields = ['display_name', 'offers_collection'];
    });
  const branches = () => shop.changes.filter(({ path }) => path === '/items/branch').map(({ body }) => body);
  return { shop, start, branches };
}

const first = [{ keys: [4, 1], data: { offers_collection: false } }];

test('keeps the first branch as pickup branch of an existing shop, once', async () => {
  const { start, branches } = createShop();
  await start();
  await start();
  expect(branches()).toEqual(first);
});

test('completes a migration that was interrupted after the model', async () => {
  const { shop, start, branches } = createShop();
  shop.isStopped = true;
  await expect(start()).rejects.toThrow('stopped');
  shop.isStopped = false;
  await start();
  expect(branches()).toEqual(first);
});

test('keeps later choices of staff', async () => {
  const { start, branches } = createShop({ fields: ['offers_collection'] });
  await start();
  expect(branches()).toEqual([]);
});

test('migrates history entries of sent mails with each new model', async () => {
  const { shop, start } = createShop({ fields: ['offers_collection'] });
  await start();
  expect(shop.changes[0]).toMatchObject({
    path: '/items/ecommerce_order_event',
    body: { data: { kind: 'mail_delivered' } },
  });
});

test('stores with each older order the payment method that it has', async () => {
  const { shop, start } = createShop({ fields: ['offers_collection'] });
  await start();
  const payments = shop.changes.filter(({ path }) => path === '/items/ecommerce_order').map(({ body }) => body);
  expect(payments).toMatchObject(
    ['de', 'en', 'fr'].map((language) => ({
      query: { filter: { _and: [{ payment_method: { _eq: 1 } }, { language: { _eq: language } }, {}] } },
      data: { ordered_payment_method: { id: 1, key: 'prepayment', name: 'Vorkasse' } },
    })),
  );
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CmsApi } from './cms-api.ts';
import { applyWithSynonyms } from './schema.ts';

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-synonyms-'));
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

/** A fake Directus with one website, which can fail before synonyms are added. */
function createShop({ collections = ['project'] }: { collections?: string[] } = {}) {
  const shop = { collections, synonyms: [] as object[], isStopped: false };
  const rows: Record<string, () => unknown> = {
    '/collections': () => shop.collections.map((collection) => ({ collection })),
    '/items/project': () => [{ id: 1 }],
    '/items/ecommerce_synonym': () => shop.synonyms,
  };
  const api: CmsApi = {
    get: async <T>(path: string) => rows[path.split('?')[0] ?? '']?.() as T,
    post: async <T>(_: string, body: unknown) => {
      if (shop.isStopped) throw new Error('stopped');
      shop.synonyms.push(...(body as object[]));
      return undefined as T;
    },
    patch: () => Promise.reject(new Error('Nothing is changed.')),
    delete: () => Promise.reject(new Error('Nothing is deleted.')),
  };
  const start = () =>
    applyWithSynonyms(api, data, async () => {
      shop.collections = ['project', 'ecommerce_synonym'];
    });
  return { shop, start };
}

test('adds synonyms once to an existing shop without the collection', async () => {
  const { shop, start } = createShop();
  await start();
  const { length } = shop.synonyms;
  expect(length).toBeGreaterThan(50);
  await start();
  expect(shop.synonyms).toHaveLength(length);
});

test('completes a start that was interrupted between model and synonyms', async () => {
  const { shop, start } = createShop();
  shop.isStopped = true;
  await expect(start()).rejects.toThrow('stopped');
  shop.isStopped = false;
  await start();
  expect(shop.synonyms.length).toBeGreaterThan(50);
});

test('does not add synonyms twice after an interrupted start', async () => {
  const { shop, start } = createShop();
  shop.isStopped = true;
  await expect(start()).rejects.toThrow('stopped');
  shop.isStopped = false;
  shop.synonyms.push({ project: 1, words: 'Ehering', meanings: 'Trauring' });
  await start();
  expect(shop.synonyms).toHaveLength(1);
});

test('does not restore synonyms that staff have deleted', async () => {
  const { shop, start } = createShop({ collections: ['project', 'ecommerce_synonym'] });
  await start();
  expect(shop.synonyms).toEqual([]);
});

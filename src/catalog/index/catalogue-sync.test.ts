import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createYielder } from '../../base/yielder.ts';
import { wholeShop } from '../../routing/list-scope.ts';
import { emptyListQuery } from '../list/list-query.ts';
import { readCatalogue, writeCatalogue } from './catalogue-file.ts';
import { emptyVocabulary, makeProduct, named } from './catalogue-fixture.ts';
import { createCatalogueSync, type InvalidatedTags } from './catalogue-sync.ts';
import type { IndexedProduct } from './product-table.ts';
import { selectProducts } from './select-products.ts';
import type { Vocabulary } from './vocabulary.ts';

type Dated = IndexedProduct & { changedAt: string };

/** A fake Directus in memory: published products with the date of their last change. */
function makeShop(...ids: number[]) {
  const published = new Map<number, Dated>();
  let clock = Date.parse('2026-01-01T00:00:00Z');
  const put = (id: number, changes: Partial<IndexedProduct> = {}) => {
    clock += 10_000;
    published.set(id, { ...makeProduct(id, changes), changedAt: new Date(clock).toISOString() });
  };
  for (const id of ids) put(id);
  const requests: string[] = [];
  const invalidated: InvalidatedTags[] = [];
  const shop = {
    vocabulary: emptyVocabulary as Vocabulary,
    former: [] as { slug: string; product: number | null }[],
    afterExtent: () => {},
    afterPage: () => {},
    /** Answers without any product, although there are some. */
    isEmpty: false,
  };
  const sync = createCatalogueSync(
    {
      readExtent: async () => {
        const dates = [...published.values()].map(({ changedAt }) => changedAt).sort();
        const extent = { count: published.size, newest: dates.at(-1) ?? null };
        shop.afterExtent();
        return extent;
      },
      readDates: async (since) =>
        new Map([...published.values()].flatMap(({ id, changedAt }) => (changedAt >= since ? [[id, changedAt]] : []))),
      readProducts: async function* (wanted) {
        requests.push(wanted.kind);
        if (shop.isEmpty) return;
        yield [...published.values()].filter(({ id }) => wanted.kind === 'all' || wanted.ids.includes(id));
        shop.afterPage();
      },
      readIds: async () => (shop.isEmpty ? [] : [...published.keys()]),
      readVocabulary: async () => shop.vocabulary,
      readFormerAddresses: async () => shop.former,
      readReferenceDataHash: async () => '',
    },
    (outdated) => invalidated.push(outdated),
  );
  const list = (text = '') => {
    const index = sync.peek();
    return index && selectProducts(index, wholeShop, { ...emptyListQuery, text }, 'de');
  };
  return { sync, published, put, requests, invalidated, shop, list };
}

test('has no catalogue before Directus has answered', async () => {
  const { sync, list } = makeShop(1, 2);
  expect(list()).toBeUndefined();
  await sync.readAll();
  expect(list()).toEqual([1, 2]);
});

test('reads only changed products when polling', async () => {
  const { sync, put, requests, invalidated, list } = makeShop(1, 2, 3);
  await sync.readAll();
  await sync.pollProducts();
  requests.length = 0;
  invalidated.length = 0;
  await sync.pollProducts();
  expect(requests).toEqual([]);
  put(2, { rank: 0 });
  await sync.pollProducts();
  expect(list()).toEqual([2, 1, 3]);
  expect(requests).toEqual(['ids']);
  expect(invalidated.flat()).toContain('product:2');
  expect(invalidated.flat()).not.toContain('product:1');
});

test('removes a deleted product and keeps its slug as a former one', async () => {
  const { sync, published, list } = makeShop(1, 2);
  await sync.readAll();
  published.delete(2);
  await sync.pollProducts();
  expect(list()).toEqual([1]);
  expect(sync.peekFormer('uhr-2')).toBe(2);
  expect(sync.peekFormer('uhr-1')).toBeUndefined();
});

test('finds a product added while another is removed, although the count stays the same', async () => {
  const { sync, published, put, list } = makeShop(1, 2);
  await sync.readAll();
  published.delete(1);
  put(9);
  await sync.pollProducts();
  expect(list()).toEqual([2, 9]);
});

test('removes a product that appears during a poll and disappears before the next one', async () => {
  const { sync, published, put, shop, list } = makeShop(1, 2);
  await sync.readAll();
  shop.afterExtent = () => {
    shop.afterExtent = () => {};
    put(9);
  };
  await sync.pollProducts();
  expect(list()).toEqual([1, 2, 9]);
  published.delete(9);
  await sync.pollProducts();
  expect(list()).toEqual([1, 2]);
});

describe('a change', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();
  beforeEach(() => vi.useFakeTimers({ now: start + 50_000, toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  test('is found when it is committed after another one of a later date', async () => {
    const { sync, published, list } = makeShop(1, 2);
    await sync.readAll();
    published.set(2, { ...makeProduct(2, { rank: 0 }), changedAt: at(50) });
    await sync.pollProducts();
    expect(list()).toEqual([2, 1]);
    vi.setSystemTime(start + 95_000);
    published.set(1, { ...makeProduct(1, { rank: -1 }), changedAt: at(40) });
    await sync.pollProducts();
    expect(list()).toEqual([1, 2]);
  });

  test('is reported once, however often it is polled', async () => {
    const { sync, published, invalidated } = makeShop(1, 2);
    await sync.readAll();
    published.set(2, { ...makeProduct(2), changedAt: at(50) });
    await sync.pollProducts();
    expect(invalidated.flat()).toContain('product:2');
    invalidated.length = 0;
    await sync.pollProducts();
    await sync.pollProducts();
    expect(invalidated).toEqual([]);
  });

  test('is found although another product has a date in the future', async () => {
    const { sync, published, list } = makeShop(1, 2);
    published.set(2, { ...makeProduct(2), changedAt: '2036-01-01T00:00:00.000Z' });
    await sync.readAll();
    await sync.pollProducts();
    published.set(1, { ...makeProduct(1, { rank: 9_000 }), changedAt: at(51) });
    await sync.pollProducts();
    expect(list()).toEqual([2, 1]);
  });
});

test('finds a product by its new and its former slug', async () => {
  const { sync, put } = makeShop(1);
  await sync.readAll();
  put(1, { slug: 'neue-uhr' });
  await sync.readProducts([1]);
  expect(sync.peek()?.table.slotsBySlug.has('neue-uhr')).toBe(true);
  expect(sync.peekFormer('uhr-1')).toBe(1);
});

test('reads products named by a webhook at once, several in one request', async () => {
  const { sync, put, requests, list } = makeShop(1, 2);
  await sync.readAll();
  requests.length = 0;
  put(3);
  put(4);
  await Promise.all([sync.readProducts([3]), sync.readProducts([4]), sync.readProducts([3])]);
  expect(list()).toEqual([1, 2, 3, 4]);
  expect(requests.length).toBeLessThan(3);
});

test('reads a product again that is reported while everything is read', async () => {
  const { sync, put, shop } = makeShop(1);
  await sync.readAll();
  shop.afterPage = () => {
    shop.afterPage = () => {};
    put(1, { slug: 'neue-uhr' });
    sync.readProducts([1]);
  };
  await sync.readAll();
  expect(sync.peek()?.table.slotsBySlug.has('neue-uhr')).toBe(true);
});

test('does not show a draft that a webhook names', async () => {
  const { sync, list } = makeShop(1);
  await sync.readAll();
  await sync.readProducts([7]);
  expect(list()).toEqual([1]);
});

test('finds a new name, and no longer the old one, after the search index is rebuilt', async () => {
  const { sync, put, list } = makeShop(1, 2);
  await sync.readAll();
  put(2, { names: { de: 'Perlenkette', en: 'Pearls', fr: 'Perles' } });
  await sync.readProducts([2]);
  await sync.whenIdle();
  expect(list('perlenkette')).toEqual([2]);
  expect(list('watch')).toEqual([1]);
});

test('keeps a product searchable when its price changes', async () => {
  const { sync, put, list } = makeShop(1, 2);
  await sync.readAll();
  put(2, { priceCents: 1 });
  await sync.readProducts([2]);
  expect(list('watch')).toEqual([1, 2]);
});

test('applies changed settings, and asks for a full read when keys change', async () => {
  const { sync, shop } = makeShop(1);
  await sync.readAll();
  expect(await sync.pollVocabulary()).toBe(false);
  shop.vocabulary = { ...emptyVocabulary, settings: { ...emptyVocabulary.settings, isInMaintenance: true } };
  expect(await sync.pollVocabulary()).toBe(false);
  expect(sync.peek()?.settings.isInMaintenance).toBe(true);
  shop.vocabulary = { ...shop.vocabulary, tags: [{ ...named('neu'), descriptions: named('').names }] };
  expect(await sync.pollVocabulary()).toBe(true);
});

test('knows former addresses recorded by Directus', async () => {
  const { sync, shop } = makeShop(1);
  shop.former = [{ slug: 'alte-uhr', product: 1 }];
  await sync.readAll();
  expect(sync.peekFormer('alte-uhr')).toBe(1);
});

describe('an empty answer', () => {
  test('does not replace the catalogue on a full read', async () => {
    const { sync, shop, list } = makeShop(1, 2);
    await sync.readAll();
    shop.isEmpty = true;
    await expect(sync.readAll()).rejects.toThrow('counts 2 products and lists 0');
    expect(list()).toEqual([1, 2]);
  });

  test('does not remove products when ids are compared', async () => {
    const { sync, put, shop, list } = makeShop(1, 2);
    await sync.readAll();
    put(3);
    shop.isEmpty = true;
    await expect(sync.pollProducts()).rejects.toThrow('counts 3 products and lists 0');
    expect(list()).toEqual([1, 2]);
    shop.isEmpty = false;
    await sync.pollProducts();
    expect(list()).toEqual([1, 2, 3]);
  });

  test('does not remove a product reported as changed', async () => {
    const { sync, published, shop, list } = makeShop(1, 2);
    await sync.readAll();
    shop.isEmpty = true;
    await sync.readProducts([2]);
    expect(list()).toEqual([1, 2]);
    shop.isEmpty = false;
    published.delete(2);
    await sync.readProducts([2]);
    expect(list()).toEqual([1]);
  });

  test('is accepted when Directus also counts no products', async () => {
    const { sync, published, list } = makeShop(1, 2);
    await sync.readAll();
    published.clear();
    await sync.readAll();
    expect(list()).toEqual([]);
  });
});

test('leaves no file behind when saving fails', async () => {
  const file = await keepOnDisk();
  const snapshot = await readCatalogue(file, 'ours');
  if (!snapshot) throw new Error('Nothing was kept.');
  await rm(file);
  await mkdir(join(file, 'in-the-way'), { recursive: true });
  await expect(writeCatalogue(file, 'ours', snapshot, createYielder())).rejects.toThrow();
  expect(await readdir(dirname(file))).toEqual(['catalogue.ndjson']);
});

async function keepOnDisk(changes: Partial<{ project: string }> = {}) {
  const { sync, published } = makeShop(1, 2, 3);
  await sync.readAll();
  published.delete(3);
  await sync.pollProducts();
  const state = sync.peekState();
  if (!state) throw new Error('Nothing was read.');
  const file = join(await mkdtemp(join(tmpdir(), 'catalogue-')), 'deeper', 'catalogue.ndjson');
  await writeCatalogue(file, changes.project ?? 'ours', state, createYielder());
  return file;
}

test('restores the catalogue from disk when Directus does not answer', async () => {
  const snapshot = await readCatalogue(await keepOnDisk(), 'ours');
  const { sync, list } = makeShop();
  if (snapshot) sync.restore(snapshot);
  expect(list()).toEqual([1, 2]);
  expect(list('watch')).toEqual([1, 2]);
  expect(sync.peekFormer('uhr-3')).toBe(3);
  expect(sync.peek()?.settings).toEqual(emptyVocabulary.settings);
});

test.each([
  ['a file of another project', async () => readCatalogue(await keepOnDisk({ project: 'theirs' }), 'ours')],
  ['no file', () => readCatalogue('/nowhere/catalogue.ndjson', 'ours')],
  ['half a file', () => readChanged((text) => text.slice(0, text.length / 2))],
  ['a file that lacks a line', () => readChanged((text) => text.split('\n').toSpliced(1, 1).join('\n'))],
  ['a file of another version', () => readChanged((text) => text.replace('"version":3', '"version":0'))],
  ['something else', () => readChanged(() => '<html>')],
])('ignores %s', async (_name, read) => {
  expect(await read()).toBeUndefined();
});

async function readChanged(change: (text: string) => string) {
  const file = await keepOnDisk();
  await writeFile(file, change(await readFile(file, 'utf8')));
  return readCatalogue(file, 'ours');
}

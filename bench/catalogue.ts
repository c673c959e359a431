import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { synonymRows } from '../cms/seed/synonyms.ts';
import { createYielder } from '../src/base/yielder.ts';
import { readCatalogue, writeCatalogue } from '../src/catalog/index/catalogue-file.ts';
import { emptyVocabulary, named } from '../src/catalog/index/catalogue-fixture.ts';
import { type CatalogueIndex, makeCatalogueIndex } from '../src/catalog/index/catalogue-index.ts';
import type { IndexedProduct } from '../src/catalog/index/product-table.ts';
import { getFacets, selectProducts } from '../src/catalog/index/select-products.ts';
import { emptyListQuery } from '../src/catalog/list/list-query.ts';
import { languages } from '../src/i18n/languages.ts';
import { drawProducts, vocabularyKeys } from './fill-products.ts';

export type IndexTimes = {
  products: number;
  bytesOfEach: number;
  make: Work;
  /** Writing the file for the next start, and reading it. */
  write: Work;
  read: Work;
  listMs: number;
  /** Milliseconds of different searches: median and 95th percentile. */
  searchMs: { median: number; p95: number };
};

/**
 * Total duration, the longest block of the event loop, and the processor time of the longest task: on a busy machine a
 * block is longer than the work in it.
 */
type Work = { ms: number; longestPauseMs: number; longestTaskMs: number };

/** Measures memory and speed of the index, in a process of its own. */
async function measureIndex(products: number): Promise<IndexTimes> {
  const vocabulary = {
    ...emptyVocabulary,
    categories: vocabularyKeys.categories.map((key) => named(key)),
    subcategories: vocabularyKeys.kinds.map((key) => ({ ...named(key), category: null })),
    manufacturers: vocabularyKeys.makers.map((key) => named(key)),
    synonyms: synonymRows,
    attributeValues: vocabularyKeys.values.map((value) => named(value, value.split(':')[1])),
    attributeGroups: [...Map.groupBy(vocabularyKeys.values, (value) => value.split(':')[0] ?? '')].map(
      ([group, values]) => ({ ...named(group), unit: null, values: values.map((value) => named(value)) }),
    ),
  };
  const before = await measureHeap();
  const [index, make] = await measureWork(() => makeCatalogueIndex(vocabulary, drawPages(products)));
  const bytesOfEach = ((await measureHeap()) - before) / products;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-index-'));
  const file = join(folder, 'catalogue.ndjson');
  const state = { index, seen: { count: products, newest: null }, former: new Map() };
  const [, write] = await measureWork(() => writeCatalogue(file, 'bench', state, createYielder()));
  const [restored, read] = await measureWork(() => readCatalogue(file, 'bench'));
  if (restored?.index.table.size !== products) throw new Error('The kept catalogue did not come back.');
  await rm(folder, { recursive: true });
  const query = { ...emptyListQuery, attributes: ['alloy:gold'], isInStock: true };
  const listMs = time(() => {
    selectProducts(index, { kind: 'category', key: 'ringe' }, query, 'de');
    getFacets(index, { kind: 'category', key: 'ringe' }, query, 'de');
  });
  const searchMs = measureSearches(index);
  return { products, bytesOfEach, make, write, read, listMs, searchMs };
}

/** Searches with words in any order, compounds, prices, typos and unknown products. */
const searches = [
  'Goldring',
  'Silberne Halskette mit Diamant',
  'taucheruhr titan bis 500 Euro',
  'armbnad',
  'Ring',
  'Ohrstecker Wega',
  'Perlenohrringe zwischen 100 und 900',
  'wort17 wort4711 ring',
  'VL-100777',
  'Manschettenknöpf',
  'xqzwvkj fahrrad',
  'Uhr für meinen Mann zum Geburtstag aus Stahl',
];

function measureSearches(index: CatalogueIndex): IndexTimes['searchMs'] {
  const times: number[] = [];
  for (let round = 0; round < 600; round += 1) {
    const [language = 'de'] = languages.slice(round % languages.length);
    const text = `${searches[round % searches.length]} ${round % 7 === 0 ? round % 11 : ''}`;
    const begun = performance.now();
    selectProducts(index, { kind: 'search' }, { ...emptyListQuery, text }, language);
    times.push(performance.now() - begun);
  }
  // The first ones run before the code is optimized.
  const sorted = times.slice(60).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

/** Products in pages, as the content system returns them. */
function* drawPages(count: number): Generator<IndexedProduct[]> {
  let page: IndexedProduct[] = [];
  for (const product of drawProducts(count)) {
    page.push(product);
    if (page.length < 200) continue;
    yield page;
    page = [];
  }
  yield page;
}

async function measureWork<T>(work: () => Promise<T>): Promise<[T, Work]> {
  await measureHeap();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let longestTaskMs = 0;
  let isOver = false;
  let last = process.threadCpuUsage();
  const check = () => {
    const { user, system } = process.threadCpuUsage(last);
    longestTaskMs = Math.max(longestTaskMs, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (!isOver) setImmediate(check);
  };
  setImmediate(check);
  delay.enable();
  const begun = performance.now();
  const result = await work();
  const ms = performance.now() - begun;
  await wait(20);
  isOver = true;
  delay.disable();
  return [result, { ms, longestPauseMs: delay.max / 1e6, longestTaskMs }];
}

async function measureHeap(): Promise<number> {
  await createYielder().yieldNow();
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function time(work: () => void): number {
  const rounds = 40;
  for (let round = 0; round < 10; round += 1) work();
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1) work();
  return (performance.now() - begun) / rounds;
}

const [asked] = process.argv.slice(2);
if (process.send && asked) process.send(await measureIndex(Number(asked)));

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Storefront, startStorefront } from '../tests/storefront.ts';
import { readAddresses, readOnce } from './cold-product.ts';
import { fillProducts } from './fill-products.ts';
import { readCpuMs } from './render.ts';
import { type Memory, measureMemory, untilCount } from './storefront-memory.ts';
import { load, measureThroughput } from './throughput.ts';

export type LargeShop = {
  products: number;
  /** Responses per second of uncached filtered lists, with the products of the demo and with all. */
  uncachedBefore: Rendered;
  uncachedAfter: Rendered;
  /** Responses per second of the cached page, and of a bare server with the same bytes. */
  cached: number;
  cachedCpuMs: number;
  bare: number;
  /** Memory of a process that has read its catalogue from the file of the last run, and of one without a file. */
  memoryBefore: Memory;
  memoryAfter: Memory;
  memoryWithoutFile: Memory;
  secondsToRead: number;
  /** Uncached product pages, before and while a storefront reads the whole catalogue. */
  coldPageMs: { before: number; meanwhile: number };
};

/** Processor time is measured, too: it does not depend on how busy the machine is. */
export type Rendered = { perSecond: number; cpuMs: number };

const list = '/shop/schmuck?from=50&sort=name&full=1';

/** Measures a shop on the real Directus before and after many products are added. */
export async function measureLargeShop(cmsUrl: string, dataFolder: string, products: number): Promise<LargeShop> {
  const cache = await makeFolder();
  const site = await startStorefront(cmsUrl, { CACHE_DIR: cache });
  try {
    await untilCount(site.url, (count) => count > 0);
    const uncachedBefore = await loadUncached(site);
    const memoryBefore = await measureMemory(cmsUrl, cache, 1);
    const addresses = await readAddresses(site.url);
    const before = await measurePages(addresses.slice(0, 12));
    fillProducts(join(dataFolder, 'data.db'), products);
    const begun = performance.now();
    await untilCount(site.url, (count) => count >= products);
    const secondsToRead = (performance.now() - begun) / 1000;
    const uncachedAfter = await loadUncached(site);
    const memoryAfter = await measureMemory(cmsUrl, cache, products);
    const [memoryWithoutFile, meanwhile] = await Promise.all([
      measureMemory(cmsUrl, await makeFolder(), products),
      measurePages(addresses.slice(12)),
    ]);
    await untilCached(site.url);
    const { ours, bare } = await measureThroughput(site.url, list);
    const { all: cpuMsBefore } = await readCpuMs(site.process.pid);
    let answers = 0;
    await load(site.url + list, () => {
      answers += 1;
      return list;
    });
    const cachedCpuMs = ((await readCpuMs(site.process.pid)).all - cpuMsBefore) / answers;
    return {
      products,
      uncachedBefore,
      uncachedAfter,
      cached: ours,
      cachedCpuMs,
      bare,
      memoryBefore,
      memoryAfter,
      memoryWithoutFile,
      secondsToRead,
      coldPageMs: { before, meanwhile },
    };
  } finally {
    await site.close();
  }
}

function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vitrine-large-'));
}

/** Filters by a different price each time, so that nothing is cached. */
async function loadUncached({ url, process: { pid } }: Storefront): Promise<Rendered> {
  let euros = 0;
  const { all: before } = await readCpuMs(pid);
  const perSecond = await load(`${url}/shop/schmuck`, () => {
    euros += 1;
    return `/shop/schmuck?full=1&sort=name&to=${5_000 + euros}`;
  });
  return { perSecond, cpuMs: ((await readCpuMs(pid)).all - before) / euros };
}

async function untilCached(site: string): Promise<void> {
  while (!(await fetch(site + list)).headers.has('etag')) await wait(100);
}

/** The slowest of these pages, requested one after the other. */
async function measurePages(addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    times.push((await readOnce(address)).last);
    await wait(100);
  }
  return Math.max(...times);
}

import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Storefront, startStorefront } from '../tests/storefront.ts';
import { readAddresses, readOnce } from './cold-product.ts';
import { fillProducts } from './fill-products.ts';
import { type Memory, measureMemory, untilCount } from './storefront-memory.ts';
import { load, measureThroughput } from './throughput.ts';

export type LargeShop = {
  products: number;
  /** Answers a second of a filtered list that was never asked for before, with the products of the demo and with all. */
  uncachedBefore: Rendered;
  uncachedAfter: Rendered;
  /** Of the kept page, and of a bare server that sends the same bytes. */
  cached: number;
  cachedCpuMs: number;
  bare: number;
  /** Of a process that has read its catalogue from the file of the last run, and of one that had no file. */
  memoryBefore: Memory;
  memoryAfter: Memory;
  memoryWithoutFile: Memory;
  secondsToRead: number;
  /** Of pages of products that nobody has asked for, before and while a storefront reads everything. */
  coldPageMs: { before: number; meanwhile: number };
};

/** The processor is counted, too: it is the same however busy the machine is. */
export type Rendered = { perSecond: number; cpuMs: number };

const list = '/shop/schmuck?from=50&sort=name&full=1';

/** A shop of the real Directus before and after so many products came. */
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
    const keptBefore = await readCpuMs(site.process.pid);
    let answers = 0;
    await load(site.url + list, () => {
      answers += 1;
      return list;
    });
    const keptCpuMs = ((await readCpuMs(site.process.pid)) - keptBefore) / answers;
    return {
      products,
      uncachedBefore,
      uncachedAfter,
      cached: ours,
      cachedCpuMs: keptCpuMs,
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

/** Another price each time, so that no answer was kept. */
async function loadUncached({ url, process: { pid } }: Storefront): Promise<Rendered> {
  let euros = 0;
  const before = await readCpuMs(pid);
  const perSecond = await load(`${url}/shop/schmuck`, () => {
    euros += 1;
    return `/shop/schmuck?full=1&sort=name&to=${5_000 + euros}`;
  });
  return { perSecond, cpuMs: ((await readCpuMs(pid)) - before) / euros };
}

/** Of all its threads, in the hundredths of a second that the system counts. */
async function readCpuMs(pid: number | undefined): Promise<number> {
  const [, facts = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const [user = 0, system = 0] = facts.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

async function untilCached(site: string): Promise<void> {
  while (!(await fetch(site + list)).headers.has('etag')) await wait(100);
}

/** The slowest of these pages, one after the other. */
async function measurePages(addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    times.push((await readOnce(address)).last);
    await wait(100);
  }
  return Math.max(...times);
}

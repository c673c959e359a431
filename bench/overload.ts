import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startStorefront } from '../tests/storefront.ts';
import { startBareProcess } from './bare-server.ts';
import type { Flood } from './flood.ts';
import { createPlaceOrder, quoteBody } from './orders.ts';
import { untilCount } from './storefront-memory.ts';
import { load } from './throughput.ts';

export type Overload = {
  /** Uncached lists per second that the storefront renders for eight connections, and that were requested. */
  capacity: number;
  asked: number;
  flood: Flood;
  /** Response times of other clients meanwhile. */
  cachedPage: Times;
  quote: Times;
  order: Times;
  /** An uncached list for another client. */
  newList: Times;
  readiness: Times;
  /** After reading the catalogue, after rendering at capacity for a while, and under load. */
  memoryMb: { started: number } & MemoryMb;
  /** A minimal server that sends as many bytes from memory, under the same load. */
  bare: { flood: Flood; page: Times; memoryMb: MemoryMb };
};

export type Times = { count: number; failed: number; p50: number; p99: number; longest: number };

export type MemoryMb = { before: number; highest: number; after: number };

export const cachedPath = '/shop/schmuck?full=1';
/** Renders after which the code is optimized and both heap generations have their final size. */
const rendersToWarmUp = 500;
const secondsOfBare = 15;

/** One address requests uncached lists at a multiple of the capacity, while another one browses and orders. */
export async function measureOverload(cmsUrl: string, times: number, seconds: number): Promise<Overload> {
  const site = await startStorefront(cmsUrl, { LOG_LEVEL: 'warn', TRUSTED_PROXY: '127.0.0.1' });
  try {
    await untilCount(site.url, (count) => count > 0);
    const started = await readMemoryMb(site.process.pid);
    const capacity = await warmUp(site.url);
    const bytes = await measureCachedPage(site.url);
    const placeOrder = await createPlaceOrder(site.url);
    const asked = Math.ceil(capacity * times);
    const { flood, memoryMb, others } = await underFlood(site.url, site.process.pid, asked, seconds, () =>
      Promise.all([
        visit(20, seconds, () => ask(site.url + cachedPath)),
        visit(1_000, seconds, () => ask(`${site.url}/api/ecom/quote`, quoteBody)),
        visit(1_000, seconds, async (at) => (await placeOrder(at)) === 200),
        visit(500, seconds, (at) => ask(`${site.url}/shop/schmuck?to=${900_000 + at}&sort=name&full=1`)),
        visit(200, seconds, () => ask(`${site.url}/readyz`)),
      ]),
    );
    const [cachedPage, quote, order, newList, readiness] = others;
    const bare = await measureBare(bytes, asked);
    const memory = { started, ...memoryMb };
    return { capacity, asked, flood, cachedPage, quote, order, newList, readiness, memoryMb: memory, bare };
  } finally {
    await site.close();
  }
}

async function warmUp(site: string): Promise<number> {
  let list = 0;
  for (;;) {
    const capacity = await load(site, () => `/shop/schmuck?to=${5_000 + list++}&sort=name&full=1`);
    const { renders } = (await (await fetch(`${site}/readyz`)).json()) as { renders: { begun: number } };
    if (renders.begun >= rendersToWarmUp) return capacity;
  }
}

/** Compressed bytes of the page, once it is cached. */
export async function measureCachedPage(site: string): Promise<number> {
  for (;;) {
    const response = await fetch(site + cachedPath, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (response.headers.has('etag')) return Number(response.headers.get('content-length'));
    await wait(100);
  }
}

async function measureBare(bytes: number, asked: number): Promise<Overload['bare']> {
  const server = await startBareProcess(bytes);
  const site = server.url.replace(/\/$/, '');
  try {
    await load(site);
    const { flood, memoryMb, others } = await underFlood(site, server.pid, asked, secondsOfBare, () =>
      visit(20, secondsOfBare, () => ask(site + cachedPath)),
    );
    return { flood, page: others, memoryMb };
  } finally {
    server.close();
  }
}

/** Runs other clients and measures the server's memory while one address floods it. */
async function underFlood<T>(
  site: string,
  pid: number | undefined,
  asked: number,
  seconds: number,
  visitMeanwhile: () => Promise<T>,
): Promise<{ flood: Flood; memoryMb: MemoryMb; others: T }> {
  const before = await readMemoryMb(pid);
  let highest = before;
  const watch = setInterval(async () => {
    highest = Math.max(highest, await readMemoryMb(pid));
  }, 250);
  const child = fork(join(import.meta.dirname, 'flood.ts'), [site, String(asked), String(seconds)]);
  const done = once(child, 'message');
  const others = await visitMeanwhile();
  const [flood] = (await done) as [Flood];
  clearInterval(watch);
  const after = await readMemoryMb(pid);
  return { flood, memoryMb: { before, highest: Math.max(highest, after), after }, others };
}

const agent = new Agent({ keepAlive: true });

/** Sends requests at fixed times, whether the last response has arrived or not. */
export async function visit(everyMs: number, seconds: number, send: (at: number) => Promise<boolean>): Promise<Times> {
  const times: number[] = [];
  let failed = 0;
  const all: Promise<void>[] = [];
  const begun = performance.now();
  for (let at = 0; at * everyMs < seconds * 1000; at += 1) {
    await wait(Math.max(0, begun + at * everyMs - performance.now()));
    const sent = performance.now();
    const answer = send(at).then((isGood) => {
      times.push(performance.now() - sent);
      if (!isGood) failed += 1;
    });
    all.push(answer);
  }
  await Promise.all(all);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
  return { count: times.length, failed, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

/** @returns false for a broken connection and everything that is not 200 */
export function ask(url: string, body?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = {
      'accept-encoding': 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/json', origin: new URL(url).origin }),
    };
    request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.on('error', () => resolve(false)).on('end', () => resolve(response.statusCode === 200));
      response.resume();
    })
      .on('error', () => resolve(false))
      .end(body);
  });
}

async function readMemoryMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

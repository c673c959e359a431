import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startStorefront } from '../tests/storefront.ts';
import type { Flood } from './flood.ts';
import { untilCount } from './storefront-memory.ts';
import { load } from './throughput.ts';

export type Overload = {
  /** New lists a second that the storefront renders when asked for eight at a time, and that it was asked for. */
  capacity: number;
  asked: number;
  flood: Flood;
  /** Milliseconds of others meanwhile. */
  keptPage: Times;
  quote: Times;
  /** A list of another client that nobody asked for before. */
  newList: Times;
  readiness: Times;
  memoryMb: { before: number; highest: number; after: number };
};

export type Times = { count: number; failed: number; p50: number; p99: number; longest: number };

const kept = '/shop/schmuck?full=1';

/** One address asks for new lists at so many times what can be rendered; another one visits, orders and looks. */
export async function measureOverload(cmsUrl: string, times: number, seconds: number): Promise<Overload> {
  const site = await startStorefront(cmsUrl, { LOG_LEVEL: 'warn' });
  try {
    await untilCount(site.url, (count) => count > 0);
    let list = 0;
    const capacity = await load(site.url, () => `/shop/schmuck?to=${5_000 + list++}&sort=name&full=1`);
    while (!(await fetch(site.url + kept)).headers.has('etag')) await wait(100);
    const before = await readMemoryMb(site.process.pid);
    const asked = Math.ceil(capacity * times);
    const words = [site.url, String(asked), String(seconds)];
    const child = fork(join(import.meta.dirname, 'flood.ts'), words);
    const done = once(child, 'message');
    let highest = before;
    const watch = setInterval(async () => {
      highest = Math.max(highest, await readMemoryMb(site.process.pid));
    }, 500);
    const [keptPage, quote, newList, readiness] = await Promise.all([
      visit(20, seconds, () => ask(site.url + kept)),
      visit(1_000, seconds, () => ask(`${site.url}/api/ecom/quote`, makeQuote())),
      visit(500, seconds, (at) => ask(`${site.url}/shop/schmuck?to=${900_000 + at}&sort=name&full=1`)),
      visit(200, seconds, () => ask(`${site.url}/readyz`)),
    ]);
    const [flood] = (await done) as [Flood];
    clearInterval(watch);
    const after = await readMemoryMb(site.process.pid);
    return { capacity, asked, flood, keptPage, quote, newList, readiness, memoryMb: { before, highest, after } };
  } finally {
    await site.close();
  }
}

const agent = new Agent({ keepAlive: true });

/** Asks at fixed times, whether the last answer has come or not. */
async function visit(everyMs: number, seconds: number, look: (at: number) => Promise<boolean>): Promise<Times> {
  const times: number[] = [];
  let failed = 0;
  const all: Promise<void>[] = [];
  const begun = performance.now();
  for (let at = 0; at * everyMs < seconds * 1000; at += 1) {
    await wait(Math.max(0, begun + at * everyMs - performance.now()));
    const sent = performance.now();
    const answer = look(at).then((isGood) => {
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
function ask(url: string, body?: string): Promise<boolean> {
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

function makeQuote(): string {
  const lines = [{ product: 204, variant: 20401, personalization: { second_size: '54' }, count: 1 }];
  const choice = { payment_method: null, shipping_method: null, present_wrap: false };
  return JSON.stringify({ language: 'de', lines, country: 'DE', ...choice });
}

async function readMemoryMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultProxy } from '../tests/fault-proxy.ts';
import type { Storefront } from '../tests/storefront.ts';
import { median } from './throughput.ts';

export type ColdProduct = {
  pages: number;
  firstByteMs: number;
  lastByteMs: number;
  /** When the content system had answered the last call. */
  answeredMs: number;
  calls: number;
};

const warmUps = 12;

const latencyMs = 80;

/** Requests uncached product pages, each once; returns the medians. */
export async function measureColdProducts(site: Storefront, proxy: FaultProxy): Promise<ColdProduct> {
  const addresses = await readAddresses(site.url);
  proxy.fault.delayMs = latencyMs;
  const measured: { first: number; last: number; answered: number; calls: number }[] = [];
  for (const [at, address] of addresses.entries()) {
    await untilIdle(proxy);
    proxy.answers.length = 0;
    const begun = performance.now();
    const { first, last } = await readOnce(address);
    const answered = Math.max(0, ...proxy.answers.map((answer) => answer.at - begun));
    if (at >= warmUps) measured.push({ first, last, answered, calls: proxy.answers.length });
  }
  return {
    pages: measured.length,
    firstByteMs: median(measured.map(({ first }) => first)),
    lastByteMs: median(measured.map(({ last }) => last)),
    answeredMs: median(measured.map(({ answered }) => answered)),
    calls: median(measured.map(({ calls }) => calls)),
  };
}

/** Addresses of forty products. */
export async function readAddresses(site: string): Promise<string[]> {
  const html = await (await fetch(`${site}/shop?full=1&page=2`)).text();
  const found = new Set([...html.matchAll(/href="(\/shop\/produkt\/[^"?#]+)"/g)].map(([, path]) => site + path));
  if (found.size < 2 * warmUps) throw new Error(`Only ${found.size} products are linked from the shop.`);
  return [...found];
}

/** Waits until the background refresh of the catalogue is over. */
async function untilIdle(proxy: FaultProxy): Promise<void> {
  let seen = -1;
  while (seen !== proxy.answers.length) {
    seen = proxy.answers.length;
    await wait(latencyMs + 40);
  }
}

/** When the first and the last byte of a page arrive, in milliseconds after the request. */
export function readOnce(address: string): Promise<{ first: number; last: number }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let first = Number.NaN;
      response.on('data', () => {
        if (Number.isNaN(first)) first = performance.now() - begun;
      });
      response.on('end', () => resolve({ first, last: performance.now() - begun }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

type StreamTimes = { frameMs: number; cardsMs: number; lastByteMs: number };

/** Measures when the frame and the cards of a list arrive, in milliseconds after the request. */
export async function measureStream(site: string, path: string): Promise<StreamTimes> {
  const begun = performance.now();
  const response = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error(`${path} has no body.`);
  let html = '';
  let frameMs = Number.NaN;
  let cardsMs = Number.NaN;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    html += part.value;
    const now = performance.now() - begun;
    if (Number.isNaN(frameMs) && html.includes('<h1')) frameMs = now;
    if (Number.isNaN(cardsMs) && html.includes('<article')) cardsMs = now;
  }
  return { frameMs, cardsMs, lastByteMs: performance.now() - begun };
}

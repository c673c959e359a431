import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { FaultProxy } from '../tests/fault-proxy.ts';
import type { Storefront } from '../tests/storefront.ts';
import { startBareStream } from './bare-server.ts';
import { median } from './throughput.ts';

/** Medians in milliseconds after the request. */
export type StreamTimes = {
  pages: number;
  firstByteMs: number;
  /** When the heading was there. */
  shellMs: number;
  /** Sections that streamed in: in how many of the pages, and when. */
  holes: { name: string; pages: number; arrivedMs: number }[];
  lastByteMs: number;
  /** How many calls a page made, and when the content system had answered the last one. */
  calls: number;
  answeredMs: number;
  /** A server that does nothing but the same calls, and sends the same bytes. */
  bare: { firstByteMs: number; lastByteMs: number };
};

const pagesMeasured = 20;

/** Requests whose times do not count: code is compiled, connections are opened. */
const warmUps = 12;

/** What a section is recognized by, in its HTML. */
const sections: readonly [string, RegExp][] = [
  ['pictures', /class="product-gallery/],
  ['price and choice', /class="product-choice/],
  ['trust', /class="product-page__trust/],
  ['description', /class="product-page__details/],
  ['ratings', /id="ratings"/],
  ['related products', /id="related"/],
];

/** Addresses of all products from the sitemap, which shows none of them, so that no card is cached either. */
export async function readProductAddresses({ url }: Storefront): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap-de.xml`)).text();
  const paths = [...xml.matchAll(/<loc>[^<]*?(\/shop\/produkt\/[^<]+)<\/loc>/g)].map(([, path]) => url + path);
  return [...new Set(paths)];
}

/**
 * Requests product pages that nobody has asked for, each once, and each from the bare server too.
 *
 * @param addresses enough of them for warming up, removed as they are used
 * @param token the storefront's, for the bare server: Directus takes twice as long for it as for an administrator's
 */
export async function measureStream(
  addresses: string[],
  proxy: FaultProxy,
  delayMs: number,
  token: string,
): Promise<StreamTimes> {
  const needed = warmUps + pagesMeasured;
  if (addresses.length < needed) throw new Error(`Only ${addresses.length} products were never asked for.`);
  proxy.fault.delayMs = delayMs;
  const bare = await startBareStream(proxy.url, token);
  const measured: (Page & { bare: Page; calls: number; answeredMs: number })[] = [];
  for (const [at, address] of addresses.splice(0, needed).entries()) {
    await untilIdle(proxy, delayMs);
    proxy.calls.length = 0;
    proxy.answers.length = 0;
    const begun = performance.now();
    const page = await readPage(address);
    const calls = proxy.calls.map(({ path }) => path);
    const answeredMs = Math.max(0, ...proxy.answers.map((answer) => answer.at - begun));
    bare.show({ parts: page.parts, calls });
    const bareTimes = await readPage(bare.url);
    if (at >= warmUps) measured.push({ ...page, bare: bareTimes, calls: calls.length, answeredMs });
  }
  bare.close();
  return {
    pages: measured.length,
    firstByteMs: median(measured.map(({ firstByteMs }) => firstByteMs)),
    shellMs: median(measured.map(({ shellMs }) => shellMs)),
    holes: summarizeHoles(measured),
    lastByteMs: median(measured.map(({ lastByteMs }) => lastByteMs)),
    calls: median(measured.map(({ calls }) => calls)),
    answeredMs: median(measured.map(({ answeredMs }) => answeredMs)),
    bare: {
      firstByteMs: median(measured.map((one) => one.bare.firstByteMs)),
      lastByteMs: median(measured.map((one) => one.bare.lastByteMs)),
    },
  };
}

function summarizeHoles(pages: readonly Page[]): StreamTimes['holes'] {
  const all = pages.flatMap(({ holes }) => holes);
  return [...new Set(all.map(({ name }) => name))]
    .map((name) => {
      const times = all.filter((hole) => hole.name === name).map(({ arrivedMs }) => arrivedMs);
      return { name, pages: times.length, arrivedMs: median(times) };
    })
    .sort((one, other) => one.arrivedMs - other.arrivedMs);
}

/** Waits until the background refresh of the catalogue is over. */
async function untilIdle(proxy: FaultProxy, delayMs: number): Promise<void> {
  let seen = -1;
  while (seen !== proxy.calls.length + proxy.answers.length) {
    seen = proxy.calls.length + proxy.answers.length;
    await wait(delayMs + 40);
  }
}

type Page = {
  /** The bytes as they came. */
  parts: Buffer[];
  firstByteMs: number;
  shellMs: number;
  holes: { name: string; arrivedMs: number }[];
  lastByteMs: number;
};

/** Reads a page in its compressed form, and notes when its bytes and its parts arrive. */
function readPage(address: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const elapsed = () => performance.now() - begun;
    const parts: Buffer[] = [];
    const arrivals: { length: number; at: number }[] = [];
    let [firstByteMs, lastByteMs, html] = [Number.NaN, Number.NaN, ''];
    const text = createBrotliDecompress();
    text.setEncoding('utf8').on('data', (part: string) => {
      html += part;
      arrivals.push({ length: html.length, at: elapsed() });
    });
    text.on('end', () => resolve({ parts, firstByteMs, lastByteMs, ...findParts(html, arrivals) })).on('error', reject);
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}.`));
      response.on('data', (part: Buffer) => {
        if (parts.length === 0) firstByteMs = elapsed();
        parts.push(part);
        text.write(part);
      });
      response.on('end', () => {
        lastByteMs = elapsed();
        text.end();
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** The heading, and what React streams in hidden until a script puts it into its hole: `<div hidden id="S:3">`. */
function findParts(html: string, arrivals: readonly { length: number; at: number }[]): Pick<Page, 'shellMs' | 'holes'> {
  const timeOf = (position: number) => arrivals.find(({ length }) => length > position)?.at ?? Number.NaN;
  const late = [...html.matchAll(/<div hidden id="S:\w+">/g)];
  const holes = late.flatMap(({ index }, at) => {
    const content = html.slice(index, late[at + 1]?.index);
    const name = sections.find(([, sign]) => sign.test(content))?.[0];
    return name === undefined ? [] : [{ name, arrivedMs: timeOf(index) }];
  });
  return { shellMs: timeOf(html.indexOf('<h1')), holes };
}

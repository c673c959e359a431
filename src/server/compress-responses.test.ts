import { createHook } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono/tiny';
import { expect, it, onTestFinished, test } from 'vitest';
import {
  acceptedEncodings,
  compressBrotli,
  compressResponses,
  contentTypeOf,
  isCompressible,
  isSmallWhole,
} from './compress-responses.ts';
import type { EdgeEnv } from './edge-env.ts';
import { toWholeBody } from './web-streams.ts';

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['robots.txt', 'text/plain; charset=utf-8', true],
  ['assets/index-8f2.js', 'text/javascript; charset=utf-8', true],
  ['style.CSS', 'text/css; charset=utf-8', true],
  ['offline.json', 'application/json; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['icons.svg', 'image/svg+xml; charset=utf-8', true],
  ['favicon.ico', 'image/x-icon', true],
  ['search.wasm', 'application/wasm', true],
  ['icon.png', 'image/png', false],
  ['photo.jpg', 'image/jpeg', false],
  ['photo.webp', 'image/webp', false],
  ['photo.avif', 'image/avif', false],
  ['newsreader.woff2', 'font/woff2', false],
  ['rings.pdf', 'application/pdf', false],
  ['film.mp4', 'video/mp4', false],
  ['css', 'application/octet-stream', false],
  ['backup.unknown', 'application/octet-stream', false],
])('%s is %s', (name, type, compresses) => {
  expect(contentTypeOf(name)).toBe(type);
  expect(isCompressible(type)).toBe(compresses);
});

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip', ['gzip', 'identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0', ['identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['BR ; Q=1.0 , x-gzip', ['br', 'gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0, br', ['br']],
  ['identity;q=0, gzip', ['gzip']],
  ['identity;q=0', []],
  ['*;q=0', []],
  ['identity, br;q=0.2', ['identity', 'br']],
  ['br;q=nonsense', ['identity']],
  ['br;q=-1', ['identity']],
  ['gzip;q=0.5, br;q=0.9', ['br', 'gzip', 'identity']],
  ['br;q=0.9, *;q=0', ['br']],
  ['broken', ['identity']],
])('Accept-Encoding "%s" allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

it('a whole body is compressed in one go, and its length is that of what is sent', async () => {
  const app = new Hono<EdgeEnv>();
  const bytes = new TextEncoder().encode('Ring '.repeat(500));
  const small: boolean[] = [];
  app.use(compressResponses());
  app.get('*', (context) => {
    context.res = new Response(toWholeBody(bytes), {
      headers: { 'content-type': 'text/html', 'content-length': String(bytes.length) },
    });
    small.push(isSmallWhole(context));
    return context.res;
  });
  const ask = (encoding: string) => app.request('/', { headers: { 'accept-encoding': encoding } });
  const packed = await ask('br');
  const sent = Buffer.from(await packed.arrayBuffer());
  expect(brotliDecompressSync(sent)).toEqual(Buffer.from(bytes));
  expect(packed.headers.get('content-length')).toBe(String(sent.length));
  const plain = await ask('identity');
  expect([plain.headers.get('content-length'), (await plain.text()).length]).toEqual(['2500', 2500]);
  expect(small).toEqual([true, false]);
});

/** The window in a Brotli stream's first bits: 16 in one, 18 in four. */
const findWindow = ([first = 0]: Uint8Array) => ((first & 1) === 0 ? 16 : 17 + ((first >> 1) & 7));

it.each([
  [1_000, 16],
  [131_072, 16],
  [131_073, 18],
  [400_000, 18],
])('a text of %i bytes is compressed with a window of 2^%i bytes', async (length, window) => {
  const text = Buffer.from(randomBytes(length / 2 + 1).toString('hex')).subarray(0, length);
  const compressed = await compressBrotli(text, 5);
  expect(brotliDecompressSync(compressed).equals(text)).toBe(true);
  expect(findWindow(compressed)).toBe(window);
});

it('compresses two texts at a time, and all in the end', async () => {
  const begun: number[] = [];
  const init = (id: number, type: string) => type === 'ZLIB' && begun.push(id);
  const hook = createHook({ init }).enable();
  onTestFinished(() => void hook.disable());
  const text = Buffer.from('Ohrstecker Wega, '.repeat(100));
  const all = Promise.all(Array.from({ length: 6 }, () => compressBrotli(text, 5)));
  expect(begun).toHaveLength(2);
  expect((await all).map((one) => brotliDecompressSync(one).equals(text))).toEqual(Array(6).fill(true));
});

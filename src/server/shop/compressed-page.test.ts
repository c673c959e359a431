import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hashSource } from '../security-headers.ts';
import { toFileResponse } from '../send-public-file.ts';
import { compressPage } from './compressed-page.ts';

const html =
  '<head><style>p::before{content:"›"}</style></head><script nonce="bm9uY2U=">start("Größe")</script><script type="application/ld+json">{}</script><p>Größe 54, 99 €</p>';

test('a cached page allows its scripts and styles by hash, without a nonce', async () => {
  const made = await compressPage({ html: Buffer.from(html), path: '/shop', nonce: 'bm9uY2U=', isHttps: false });
  const { identity, br } = made?.file.variants ?? {};
  const text = made && (await toFileResponse(made.file, undefined)?.text());
  expect(text).toBe(html.replace(' nonce="bm9uY2U="', ''));
  const headers = identity?.headers ?? [];
  const policy = headers[headers.indexOf('content-security-policy') + 1];
  expect(policy).toContain(hashSource('start("Größe")'));
  expect(policy).toContain(hashSource('p::before{content:"›"}'));
  expect(policy).not.toContain('nonce');
  expect(headers[headers.indexOf('cache-control') + 1]).toBe('private, no-cache');
  expect(brotliDecompressSync(br?.body as Buffer).toString()).toBe(text);
  const gzipped = made && toFileResponse(made.file, 'gzip');
  expect(gzipped?.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await (gzipped ?? new Response()).arrayBuffer())).toString()).toBe(text);
});

test('a page that contains its nonce elsewhere is not cached', async () => {
  const page = Buffer.from(`${html}<p>bm9uY2U=</p>`);
  expect(await compressPage({ html: page, path: '/shop', nonce: 'bm9uY2U=', isHttps: false })).toBeUndefined();
});

test('cached pages and payloads are counted with their memory', { timeout: 120_000 }, async () => {
  const megabyte = 1024 ** 2;
  const budget = { pages: 2.5 * megabyte, payloads: 1.5 * megabyte };
  const held = await measureHeld(budget);
  const counted = budget.pages + budget.payloads;
  expect(held).toBeLessThan(1.15 * counted + 0.5 * megabyte);
  expect(held).toBeGreaterThan(0.6 * counted);
});

/** Memory that is freed when both caches are cleared, after twice their limit was set. */
async function measureHeld(budget: { pages: number; payloads: number }): Promise<number> {
  const from = (module: string) => JSON.stringify(new URL(module, import.meta.url).href);
  const script = `
    import { setTimeout as wait } from 'node:timers/promises';
    import { createCacheMemory } from ${from('../../base/cache-memory.ts')};
    import { compressPage } from ${from('./compressed-page.ts')};
    import { makePayloadScript, payloadReader } from ${from('../document/bootstrap-script.ts')};
    import { createPageCache } from ${from('./page-cache.ts')};
    import { createPayloadCache } from ${from('./payload-cache.ts')};
    const cache = createPageCache({ memory: createCacheMemory(${budget.pages}), ttlMs: 1e9 });
    const payloads = createPayloadCache(createCacheMemory(${budget.payloads}));
    const draw = (at, length) => {
      let text = '';
      for (let seed = at + 1; text.length < length; seed = (seed * 48271) % 2147483647) {
        text += '<p class="card">' + seed.toString(36) + '</p>';
      }
      return text;
    };
    const weigh = async () => {
      for (let round = 0; round < 4; round += 1) {
        gc();
        await wait(10);
      }
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    let filled = 0;
    for (let at = 0; filled < ${2 * (budget.pages + budget.payloads)}; at += 1) {
      const text = draw(at, [1000, 8000, 60000, 200000][at % 4]);
      const push = makePayloadScript(text, 'bm9uY2U=');
      const entry = '<script nonce="bm9uY2U=">' + payloadReader + '</script>';
      const { file, bytes, payload } = await compressPage({ html: Buffer.from(entry + '<b>' + text + '</b>' + push), path: '/shop', nonce: 'bm9uY2U=', isHttps: true });
      payloads.set(payload.path, payload);
      cache.createWriter()('reader /shop?page=' + at, { file, bytes, tags: new Set() });
      filled += bytes + payload.bytes;
    }
    const full = await weigh();
    cache.purge('everything');
    for (let at = 0; at < 8; at += 1) {
      payloads.set('empty ' + at, { file: { status: 200, variants: {} }, bytes: ${budget.payloads / 8} });
    }
    console.log(full - (await weigh()));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--expose-gc', '--no-warnings', '--input-type=module', '--eval', script],
  ]);
  return Number(stdout);
}

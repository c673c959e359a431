import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hashSource } from '../content-security-policy.ts';
import { toCachedFile } from './cached-file.ts';

const html = '<script nonce="bm9uY2U=">start()</script><script type="application/ld+json">{}</script><p>Ring</p>';

test('a kept page names its scripts by their hashes, and nobody’s nonce', async () => {
  const made = await toCachedFile(html, 'bm9uY2U=', false);
  const { identity, br, gzip } = made?.file.variants ?? {};
  const text = identity?.body.toString() ?? '';
  expect(text).toBe(html.replace(' nonce="bm9uY2U="', ''));
  const headers = identity?.headers ?? [];
  const policy = headers[headers.indexOf('content-security-policy') + 1];
  expect(policy).toContain(hashSource('start()'));
  expect(policy).not.toContain('nonce');
  expect(headers[headers.indexOf('cache-control') + 1]).toBe('private, no-cache');
  expect(brotliDecompressSync(br?.body as Buffer).toString()).toBe(text);
  expect(gunzipSync(gzip?.body as Buffer).toString()).toBe(text);
});

test('a page that holds its nonce anywhere else is not kept', async () => {
  expect(await toCachedFile(`${html}<p>bm9uY2U=</p>`, 'bm9uY2U=', false)).toBeUndefined();
});

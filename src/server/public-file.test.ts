import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { etagOf, loadPublicFile, matchesEtag } from './public-file.ts';
import { toFileResponse } from './send-public-file.ts';

it('a page of a release lies compressed in memory, and its plain form is made on request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-file-'));
  const file = join(folder, 'index.html');
  const html = `<!doctype html><title>Ring</title>${'<p>Gold</p>'.repeat(100)}`;
  writeFileSync(file, html);
  for (const [ending, compress] of [
    ['br', brotliCompressSync],
    ['gz', gzipSync],
  ] as const)
    writeFileSync(`${file}.${ending}`, compress(html));
  const page = loadPublicFile({ url: '/', file, stats: statSync(file) }, { isHttps: false, status: 200 });
  rmSync(folder, { recursive: true });
  const { br, gzip, identity } = page.variants;
  // In a memory of its own: Node's pool for small files would stay with it.
  for (const one of [br, gzip])
    expect(Buffer.isBuffer(one?.body) && one.body.buffer.byteLength).toBeLessThan(html.length);
  expect(identity?.body).toEqual({ packed: { buffer: br?.body, encoding: 'br', size: html.length }, as: 'identity' });
  const response = toFileResponse(page, undefined);
  expect(response?.headers.get('content-length')).toBe(String(html.length));
  expect(await response?.text()).toBe(html);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s matches "a": %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});

it('different content has a different ETag', () => {
  expect(etagOf('one')).not.toBe(etagOf('two'));
});

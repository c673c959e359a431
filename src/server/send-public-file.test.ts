import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { type PublicFile, toPublicFile } from './public-file.ts';
import { sendPublicFile, toFileResponse } from './send-public-file.ts';

const megabyte = 1024 ** 2;

/** A page with only its brotli form in memory. */
function makePage(bytes: number, name = 'Ring'): PublicFile {
  const identity = Buffer.from(`<h1>${name}</h1>`.padEnd(bytes, '<p>Gold und Silber</p>'));
  return toPublicFile({
    path: '/shop/uhren',
    bodies: { identity, br: brotliCompressSync(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } }) },
    holds: 'brotli',
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'private, no-cache',
    status: 200,
    isHttps: false,
  });
}

async function serve(pages: PublicFile[]) {
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))];
    if (page) sendPublicFile(request, response, page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = (at: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: `/${at}`, agent: false }, resolve).on('error', reject);
    });
  return { open };
}

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Memory of buffers, outside of the heap. */
async function measureHeld(): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (typeof collectGarbage === 'function') collectGarbage();
  }
  return process.memoryUsage().arrayBuffers;
}

/** Waits for running work; what slow clients have not read stays in memory. */
async function expectHeldSince(before: number, limit: number): Promise<void> {
  await expect.poll(async () => (await measureHeld()) - before, { timeout: 20_000 }).toBeLessThan(limit);
}

it('a cached page that many clients read slowly is decompressed once', { timeout: 60_000 }, async () => {
  const { open } = await serve([makePage(4 * megabyte)]);
  const before = await measureHeld();
  const readers = await Promise.all(Array.from({ length: 20 }, () => open(0)));
  await expectHeldSince(before, 20 * megabyte);
  const bodies = await Promise.all(readers.map(async (reader) => Buffer.concat(await reader.toArray()).length));
  expect(bodies).toEqual(readers.map(() => 4 * megabyte));
  for (const { headers } of readers) expect(headers['content-length']).toBe(String(4 * megabyte));
});

it('of many cached pages that are read slowly, few are decompressed in memory, and all are complete', {
  timeout: 60_000,
}, async () => {
  const pages = Array.from({ length: 12 }, (_, at) => makePage(4 * megabyte, `Ring ${at}`));
  const { open } = await serve(pages);
  const before = await measureHeld();
  const readers = await Promise.all(pages.map((_, at) => open(at)));
  await expectHeldSince(before, 30 * megabyte);
  const texts = await Promise.all(readers.map(async (reader) => Buffer.concat(await reader.toArray()).toString()));
  expect(texts.map((text) => text.length)).toEqual(pages.map(() => 4 * megabyte));
  expect(texts.map((text) => text.slice(0, text.indexOf('</h1>')))).toEqual(pages.map((_, at) => `<h1>Ring ${at}`));
});

it('a cached page as a Response is not copied for each client', async () => {
  const page = makePage(4 * megabyte);
  const before = await measureHeld();
  const answers = Array.from({ length: 20 }, () => toFileResponse(page, undefined));
  const readers = answers.map((answer) => answer?.body?.getReader());
  await Promise.all(readers.map((reader) => reader?.read()));
  await expectHeldSince(before, 20 * megabyte);
  await Promise.all(readers.map((reader) => reader?.cancel()));
});

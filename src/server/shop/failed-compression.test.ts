import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { payloadReader } from '../document/bootstrap-script.ts';

const compressBrotli = vi.hoisted(() => vi.fn<() => Promise<Buffer>>());

vi.mock('../compress-responses.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../compress-responses.ts')>()),
  compressBrotli,
}));

// Test files share their modules: the ones with the mock are neither the others' nor left to them.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

test('a page of which one part is not compressed is given up once nothing reads the other any more', async () => {
  const { compressPage } = await import('./compressed-page.ts');
  const payload = Promise.withResolvers<Buffer>();
  compressBrotli.mockRejectedValueOnce(new Error('no memory')).mockReturnValueOnce(payload.promise);
  const html = Buffer.from(`<html lang="de"><body><script>${payloadReader}</script></body></html>`);
  const page = { html, payload: Buffer.from('1:a'), path: '/shop', nonce: 'bm9uY2U=', isHttps: false };
  let isGivenUp = false;
  const compressing = compressPage(page).finally(() => {
    isGivenUp = true;
  });
  compressing.catch(() => {});
  await new Promise(setImmediate);
  expect(isGivenUp).toBe(false);
  payload.resolve(Buffer.from('packed'));
  await expect(compressing).rejects.toThrow('no memory');
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVerifyCall, signatureHeader } from '../../../src/server/signature.ts';
import operation from './api.ts';

const secret = 'known to both';
const verify = createVerifyCall(secret);
const received: { path: string | undefined; body: unknown; isSigned: boolean }[] = [];

const website = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const signature = String(request.headers[signatureHeader]);
  received.push({
    ...{ path: request.url, body: JSON.parse(text) },
    isSigned: verify(
      { direction: 'cms-to-storefront', method: 'POST', path: request.url ?? '', body: text },
      signature,
      Date.now(),
    ),
  });
  response.end('{}');
});

const tell = (options: Record<string, unknown>) => {
  const { port } = website.address() as AddressInfo;
  const env = { SITE_URL: `http://127.0.0.1:${port}`, SITE_SECRET: secret };
  return operation.handler({ collection: 'ecommerce_product', ...options }, { env });
};

beforeAll(() => new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => website.close(resolve)));

describe('the operation of a Flow', () => {
  test('starts a publication unless it has another path', async () => {
    received.length = 0;
    expect(await tell({ user: 'u1' })).toEqual({ status: 200 });
    expect(received).toEqual([
      { path: '/api/publish', body: { collection: 'ecommerce_product', user: 'u1' }, isSigned: true },
    ]);
  });

  test.each([
    [{ event: 'ecommerce_product.items.update', key: 'undefined', keys: ['7', 8] }, 'update', [7, 8]],
    [{ event: 'ecommerce_product.items.create', key: 7, keys: 'undefined' }, 'create', [7]],
    [
      { event: 'files.delete', keys: ['6f1c0b1e-0000-4000-8000-000000000001'] },
      'delete',
      ['6f1c0b1e-0000-4000-8000-000000000001'],
    ],
  ])('forwards the event and keys', async (options, event, keys) => {
    received.length = 0;
    await tell({ path: '/api/catalogue', ...options });
    const body = { collection: 'ecommerce_product', event, keys };
    expect(received).toEqual([{ path: '/api/catalogue', body, isSigned: true }]);
  });
});

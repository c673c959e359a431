import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVerifyCall, signatureHeader } from '../../../src/server/signature.ts';
import operation, { type Call, createCallQueue } from './api.ts';

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

function makeCall(changes: Partial<Call> = {}): Call {
  return { path: '/api/catalogue', collection: 'ecommerce_product', event: 'update', keys: [1], ...changes };
}

/** A fake website that responds on demand. */
function createWebsite() {
  const received: Call[] = [];
  const answers: (() => void)[] = [];
  const call = createCallQueue((one) => {
    received.push(one);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const answer = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    answers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { call, heard: received, answer };
}

describe('calls to the website', () => {
  test('batches a thousand changes of an import into a few sequential calls', async () => {
    const { call, heard: received, answer } = createWebsite();
    const all = Promise.all(Array.from({ length: 1000 }, (_, key) => call(makeCall({ keys: [key] }))));
    for (let release = 0; release < 5; release += 1) {
      await answer();
      expect(received.length).toBeLessThanOrEqual(release + 2);
    }
    await all;
    expect(received.length).toBeLessThanOrEqual(4);
    expect(new Set(received.flatMap(({ keys }) => keys)).size).toBe(1000);
  });

  test('lets only the first change of a batch wait for the result', async () => {
    const { call, heard: received, answer } = createWebsite();
    let waiting = 1000;
    const all = Array.from({ length: 1000 }, (_, key) =>
      call(makeCall({ keys: [key] })).finally(() => {
        waiting -= 1;
      }),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(received).toHaveLength(1);
    expect(waiting).toBe(2);
    for (let release = 0; release < 2; release += 1) await answer();
    await Promise.all(all);
    expect(waiting).toBe(0);
  });

  test('rejects the first change of a failed batch', async () => {
    const call = createCallQueue(() => Promise.reject(new Error('away')));
    const [first, second] = await Promise.allSettled([call(makeCall()), call(makeCall({ keys: [2] }))]);
    expect(first?.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: undefined });
  });

  test('sends changes during a call with the next one', async () => {
    const { call, heard: received, answer } = createWebsite();
    const first = call(makeCall());
    await answer();
    await first;
    const second = call(makeCall({ keys: [2] }));
    await answer();
    const third = call(makeCall({ keys: [3] }));
    await answer();
    await answer();
    await Promise.all([second, third]);
    expect(received.map(({ keys }) => keys)).toEqual([[1], [2], [3]]);
  });

  test('separates kinds of changes, and does not block other paths', async () => {
    const { call, heard: received, answer } = createWebsite();
    const calls = [
      call(makeCall()),
      call(makeCall({ event: 'delete' })),
      call(makeCall({ path: '/api/publish', event: 'create' })),
    ];
    await new Promise((resolve) => setImmediate(resolve));
    expect(received.map(({ path }) => path)).toEqual(['/api/catalogue', '/api/publish']);
    for (let release = 0; release < 3; release += 1) await answer();
    await Promise.all(calls);
    expect(received.map(({ event }) => event)).toEqual(['update', 'create', 'delete']);
  });

  test('continues after a failed call', async () => {
    let isAway = true;
    const call = createCallQueue(async ({ keys }) => {
      if (isAway) throw new Error('away');
      return keys;
    });
    await expect(call(makeCall())).rejects.toThrow('away');
    isAway = false;
    expect(await call(makeCall({ keys: [2] }))).toEqual([2]);
  });
});

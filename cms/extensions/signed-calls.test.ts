import { describe, expect, test } from 'vitest';
import { signatureHeader, signCall } from '../../src/server/signature.ts';
import type { Context, Router } from './directus.ts';
import { type Call, createFairQueue, QueueFull, registerConcurrentCalls } from './signed-calls.ts';

/** A queue whose first call is blocked until released, and the names of calls in order of execution. */
function makeQueue(bounds: { maxPerClient?: number; maxTotal?: number } = {}) {
  const queue = createFairQueue(bounds);
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const done: string[] = [];
  const send = (client: string, name: string) =>
    queue(client, async () => {
      done.push(name);
    });
  const first = queue('first', () => promise);
  return { queue, first, open, done, send };
}

const several = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

describe('the fair queue', () => {
  test('serves a new client second if another one has four hundred queued calls', async () => {
    const { send, open, done } = makeQueue({ maxPerClient: 1000, maxTotal: 1000 });
    const others = several(400, 'busy').map((name) => send('busy', name));
    const own = send('stranger', 'own');
    open();
    await Promise.all([...others, own]);
    expect(done.slice(0, 3)).toEqual(['busy 1', 'own', 'busy 2']);
    expect(done).toHaveLength(401);
  });

  test("keeps each client's order, and serves clients round-robin", async () => {
    const { send, open, done } = makeQueue();
    const calls = [...several(3, 'a'), ...several(2, 'b'), 'c 1'].map((name) => send(name.slice(0, 1), name));
    open();
    await Promise.all(calls);
    expect(done).toEqual(['a 1', 'b 1', 'c 1', 'a 2', 'b 2', 'a 3']);
  });

  test('rejects the oldest call of a client above its limit', async () => {
    const { send, open, done } = makeQueue({ maxPerClient: 2 });
    const [oldest, ...others] = several(3, 'a').map((name) => send('a', name));
    await expect(oldest).rejects.toThrow(QueueFull);
    open();
    await Promise.all(others);
    expect(done).toEqual(['a 2', 'a 3']);
  });

  test('rejects the oldest call of the busiest client above the total limit', async () => {
    const { send, open, done } = makeQueue({ maxTotal: 4 });
    const [oldest, ...others] = several(3, 'busy').map((name) => send('busy', name));
    const calls = [...others, send('anna', 'anna'), send('eva', 'eva')];
    await expect(oldest).rejects.toThrow(QueueFull);
    open();
    await Promise.all(calls);
    expect(done.toSorted()).toEqual(['anna', 'busy 2', 'busy 3', 'eva']);
  });

  test('continues after a failed call', async () => {
    const { queue, send, open, done } = makeQueue();
    const failing = queue('a', () => Promise.reject(new Error('no')));
    const next = send('a', 'next');
    open();
    await expect(failing).rejects.toThrow('no');
    await next;
    expect(done).toEqual(['next']);
  });

  test('runs one call at a time, at once if the queue is empty', async () => {
    const { queue, first, open } = makeQueue();
    let running = 0;
    const run = async () => {
      running += 1;
      const seen = running;
      await Promise.resolve();
      running -= 1;
      return seen;
    };
    const calls = ['a', 'b', 'c'].map((client) => queue(client, run));
    open();
    await first;
    expect(await Promise.all(calls)).toEqual([1, 1, 1]);
    expect(await queue('a', run)).toBe(1);
  });
});

/** Makes a signed call of `/shop/order`; what is logged meanwhile, and what Directus gets to handle. */
async function makeCall(call: Call, requestId?: string) {
  const lines: unknown[] = [];
  const unhandled: unknown[] = [];
  const log = (message: unknown) => lines.push(message);
  const context = { env: { SITE_SECRET: 'secret' }, logger: { warn: log, error: log } } as unknown as Context;
  const done = Promise.withResolvers<void>();
  const router: Router = {
    post: (_path, answer) => {
      const body = '{}';
      const what = { direction: 'storefront-to-cms', method: 'POST', path: '/shop/order', body } as const;
      const headers = { [signatureHeader]: signCall('secret', what), 'x-request-id': requestId };
      const request = { rawBody: Buffer.from(body), body: {}, get: (name: string) => Reflect.get(headers, name) };
      const json = () => done.resolve();
      const response = { closed: false, set: () => response, status: () => ({ json }) };
      answer(request, response, (error) => {
        unhandled.push(error);
        done.resolve();
      });
    },
  };
  registerConcurrentCalls(router, context, { '/shop/order': call });
  await done.promise;
  return { lines, unhandled };
}

describe('a signed call', () => {
  const warn: Call = async ({ logger }) => {
    logger.warn('PayPal is slow.');
    return { code: 200, body: { status: 'ok' } };
  };

  test('logs with the id of its request', async () => {
    expect((await makeCall(warn, 'from-the-proxy')).lines).toEqual(['PayPal is slow. Request from-the-proxy.']);
    expect((await makeCall(warn)).lines).toEqual(['PayPal is slow.']);
    expect((await makeCall(warn, 'two lines\nof a log')).lines).toEqual(['PayPal is slow.']);
  });

  test('that fails names its request beside the error, which Directus logs', async () => {
    const broken = new Error('broken');
    const { lines, unhandled } = await makeCall(() => Promise.reject(broken), 'from-the-proxy');
    expect(lines).toEqual(['/shop/order failed. Request from-the-proxy.']);
    expect(unhandled).toEqual([broken]);
  });
});

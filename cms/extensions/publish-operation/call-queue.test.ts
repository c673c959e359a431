import { describe, expect, test } from 'vitest';
import { type Call, createCallQueue } from './call-queue.ts';

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

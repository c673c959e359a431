import { describe, expect, test } from 'vitest';
import { type Call, createCallQueue } from './call-queue.ts';

function makeCall(changes: Partial<Call> = {}): Call {
  return { path: '/api/catalogue', collection: 'ecommerce_product', event: 'update', keys: [1], ...changes };
}

/** A fake website that responds on demand. */
function createWebsite() {
  const heard: Call[] = [];
  const answers: (() => void)[] = [];
  const call = createCallQueue((one) => {
    heard.push(one);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const answer = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    answers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { call, heard, answer };
}

describe('calls to the website', () => {
  test('batches a thousand changes of an import into a few sequential calls', async () => {
    const { call, heard, answer } = createWebsite();
    const all = Promise.all(Array.from({ length: 1000 }, (_, key) => call(makeCall({ keys: [key] }))));
    for (let turn = 0; turn < 5; turn += 1) {
      await answer();
      expect(heard.length).toBeLessThanOrEqual(turn + 2);
    }
    await all;
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(new Set(heard.flatMap(({ keys }) => keys)).size).toBe(1000);
  });

  test('lets only the first change of a batch wait for the result', async () => {
    const { call, heard, answer } = createWebsite();
    let waiting = 1000;
    const all = Array.from({ length: 1000 }, (_, key) =>
      call(makeCall({ keys: [key] })).finally(() => {
        waiting -= 1;
      }),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toHaveLength(1);
    expect(waiting).toBe(2);
    for (let turn = 0; turn < 2; turn += 1) await answer();
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
    const { call, heard, answer } = createWebsite();
    const first = call(makeCall());
    await answer();
    await first;
    const second = call(makeCall({ keys: [2] }));
    await answer();
    const third = call(makeCall({ keys: [3] }));
    await answer();
    await answer();
    await Promise.all([second, third]);
    expect(heard.map(({ keys }) => keys)).toEqual([[1], [2], [3]]);
  });

  test('separates kinds of changes, and does not block other paths', async () => {
    const { call, heard, answer } = createWebsite();
    const calls = [
      call(makeCall()),
      call(makeCall({ event: 'delete' })),
      call(makeCall({ path: '/api/publish', event: 'create' })),
    ];
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard.map(({ path }) => path)).toEqual(['/api/catalogue', '/api/publish']);
    for (let turn = 0; turn < 3; turn += 1) await answer();
    await Promise.all(calls);
    expect(heard.map(({ event }) => event)).toEqual(['update', 'create', 'delete']);
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

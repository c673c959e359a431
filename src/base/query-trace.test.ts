import { expect, test } from 'vitest';
import { createCacheMemory } from './cache-memory.ts';
import { createQueryTrace, findQueryTrace, runQueryTrace, traceAnswer } from './query-trace.ts';
import { createTaggedCache, type TaggedCache } from './tagged-cache.ts';

let time = 0;
const makeCache = () =>
  createTaggedCache<string>({ memory: createCacheMemory(1024 ** 2), staleAfterMs: 1_000, now: () => time });
const trace = async (isCold: boolean, work: () => unknown) => {
  const traced = createQueryTrace(performance.now(), isCold);
  await runQueryTrace(traced, work);
  return traced.queries;
};
const load = async () => 'gold';

function ListHeading({ cache }: { cache: TaggedCache<string> }) {
  cache.peek('brand:one');
  cache.peek('brand:one');
}

test('a value from the cache is told with its age, its tags and the component that asked, and not itself', async () => {
  const cache = makeCache();
  await cache.get('brand:one', ['vocabulary'], load);
  time += 300;
  const queries = await trace(false, () => ListHeading({ cache }));
  expect(queries).toMatchObject([
    { name: 'brand', outcome: 'hit', count: 1, ageMs: 300, tags: ['vocabulary'], askedBy: 'ListHeading' },
  ]);
  expect(JSON.stringify(queries)).not.toMatch(/gold|one/);
});

test('a stale value is told as one, and a missing one with the time that its load took', async () => {
  const cache = makeCache();
  await cache.get('brand:one', [], load);
  time += 2_000;
  const queries = await trace(false, async () => {
    await cache.get('brand:one', [], load);
    await cache.get('brand:two', [], load);
  });
  expect(queries.map(({ outcome }) => outcome)).toEqual(['stale', 'miss']);
  expect(queries[1]?.endedAt).toBeGreaterThanOrEqual(queries[1]?.startedAt ?? Number.NaN);
});

test('a cold request passes the cache by until it has loaded a value itself, and nobody else does', async () => {
  const cache = makeCache();
  await cache.get('brand:one', [], load);
  const seen: unknown[] = [];
  const queries = await trace(true, async () => {
    seen.push(cache.peek('brand:one'), await cache.get('brand:one', [], async () => 'new'), cache.peek('brand:one'));
  });
  expect(seen).toEqual([undefined, 'new', 'new']);
  expect(queries.map(({ outcome }) => outcome)).toEqual(['miss', 'hit']);
  expect(cache.peek('brand:one')).toBe('new');
});

test('equal reads at the same time count as one that ends with the last; a failed one says so', async () => {
  const first = Promise.withResolvers<void>();
  const queries = await trace(false, async () => {
    const read = { name: 'card', source: 'cache', outcome: 'miss' } as const;
    const both = [traceAnswer(read, first.promise), traceAnswer(read, Promise.resolve())];
    await both[1];
    expect(findQueryTrace()?.queries).toMatchObject([{ count: 2, endedAt: undefined }]);
    first.resolve();
    await Promise.all(both);
    await traceAnswer({ ...read, name: 'ring' }, Promise.reject(new Error('away'))).catch(() => undefined);
  });
  expect(queries).toMatchObject([
    { name: 'card', outcome: 'miss' },
    { name: 'ring', outcome: 'failed' },
  ]);
  expect(queries[0]?.endedAt).toBeDefined();
});

test('outside of a trace nothing is noted', async () => {
  const cache = makeCache();
  await cache.get('brand:one', [], load);
  expect([cache.peek('brand:one'), findQueryTrace()]).toEqual(['gold', undefined]);
});

import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CacheMemory } from '../../base/cache-memory.ts';
import { measureBytes } from '../../base/measure-bytes.ts';
import type { RateLimit } from '../forms/rate-limit.ts';
import { createWorkQueue, QueueFull } from '../work-queue.ts';

type Visitor = { client: string; signal: AbortSignal };

type Steps<Found> = {
  /** Takes processor time: computations of all clients take turns. */
  compute: () => Found;
  /** Waits for other things; an answer without some of them is not kept. */
  present: (found: Found) => Promise<{ json: string; isComplete: boolean }>;
};

type ComputedAnswer = { status: 'ok'; json: string } | { status: 'refused'; code: 429 | 503; retryAfter: number };

type Options = {
  memory: Pick<CacheMemory, 'open'>;
  /** Computations of one client; undefined for any number. */
  limit: RateLimit | undefined;
  /** Milliseconds that an answer is kept. */
  ttlMs?: number;
  maxQueued?: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

/**
 * Answers that cost processor time and are the same for everybody: kept for a moment, computed once for all who ask at
 * the same time, one after the other with time for all else in between, and limited per client.
 */
export function createComputedAnswers<Found>({
  memory,
  limit,
  ttlMs = 30_000,
  maxQueued = 64,
  now = () => performance.now(),
}: Options) {
  const kept = memory.open<{ json: string; endsAt: number }>();
  const computations = createWorkQueue<Found>({ concurrency: 1, maxQueued });
  let purges = 0;
  return {
    purge: () => {
      purges += 1;
      kept.clear();
    },
    find: async (key: string, visitor: Visitor, { compute, present }: Steps<Found>): Promise<ComputedAnswer> => {
      const known = kept.find(key);
      if (known && known.endsAt > now()) return { status: 'ok', json: known.json };
      const waitMs = (await limit?.consume(visitor.client)) ?? 0;
      if (waitMs > 0) return { status: 'refused', code: 429, retryAfter: Math.ceil(waitMs / 1000) };
      const purgesBefore = purges;
      // The queue starts it for another request, whose release is not this one's.
      const computeHere = AsyncResource.bind(compute);
      try {
        const found = await computations(key, { ...visitor, priority: 0 }, async () => {
          await nextTurn();
          return computeHere();
        });
        const { json, isComplete } = await present(found);
        if (isComplete && purges === purgesBefore) {
          kept.set(key, { json, endsAt: now() + ttlMs }, measureBytes(key) + measureBytes(json));
        }
        return { status: 'ok', json };
      } catch (error) {
        if (error instanceof QueueFull || visitor.signal.aborted)
          return { status: 'refused', code: 503, retryAfter: 1 };
        throw error;
      }
    },
  };
}

import { LRUCache } from 'lru-cache';
import { createRateLimit, type RateLimit } from '../forms/rate-limit.ts';
import type { CreateRateLimit, RateLimitRule } from '../redis/shared-rate-limit.ts';
import { createNonceMemory } from '../signature.ts';
import type { HandlersOf } from './link.ts';

/** What is counted once for the whole site, however many processes it has. */
export type SharedStateCalls = {
  /** Counts a call of a client. Answers with the milliseconds until the next one is allowed, 0 for now. */
  consume: { sends: RateLimitRule & { name: string; client: string }; gets: number };
  /** Whether the nonce of a valid signature is used for the first time. */
  claimNonce: { sends: { nonce: string; at: number; now: number }; gets: boolean };
  /** Members of a set of that name, the most recently used ones. */
  hasMark: { sends: Mark; gets: boolean };
  addMark: { sends: Mark; gets: null };
  removeMark: { sends: Mark; gets: null };
};

type Mark = { set: string; key: string };

/** The oldest ones are evicted, and then count like new ones. */
const maxMarks = 10_000;

/** The shared state itself: in the process that all others call, or in the only one. */
export function createSharedState(
  create: CreateRateLimit = (_name, rule) => createRateLimit(rule),
): HandlersOf<SharedStateCalls> {
  const limits = new Map<string, RateLimit>();
  const claimNonce = createNonceMemory();
  const sets = new Map<string, LRUCache<string, true>>();
  const getLimit = (name: string, rule: RateLimitRule) => {
    const limit = limits.get(name) ?? create(name, rule);
    limits.set(name, limit);
    return limit;
  };
  const getSet = (name: string) => {
    const set = sets.get(name) ?? new LRUCache<string, true>({ max: maxMarks });
    sets.set(name, set);
    return set;
  };
  return {
    consume: ({ name, client, ...rule }) => getLimit(name, rule).consume(client),
    claimNonce: ({ nonce, at, now }) => claimNonce(nonce, at, now),
    hasMark: ({ set, key }) => getSet(set).get(key) ?? false,
    addMark: ({ set, key }) => {
      getSet(set).set(key, true);
      return null;
    },
    removeMark: ({ set, key }) => {
      getSet(set).delete(key);
      return null;
    },
  };
}

import { createMutex } from '../../../src/base/mutex.ts';

export type Key = string | number;

/** A change, and the website's path for it. */
export type Call = { path: string; collection: string; event?: string; user?: string; keys: Key[] };

/** Keeps the body below the website's limit. */
const maxKeys = 500;

/**
 * Serializes calls by path. Changes of the same kind that arrive during a call are sent together, so that an import is
 * a handful of calls.
 *
 * Only the first caller of a batch gets its result; others get `undefined` at once, since a Flow keeps all its data
 * until its step is done, and an import starts thousands.
 */
export function createCallQueue<T>(send: (call: Call) => Promise<T>): (call: Call) => Promise<T | undefined> {
  const mutexes = new Map<string, ReturnType<typeof createMutex>>();
  const waiting = new Map<string, Set<Key>>();
  return async (call) => {
    const name = JSON.stringify([call.path, call.collection, call.event, call.user]);
    const known = waiting.get(name);
    if (known && known.size + call.keys.length <= maxKeys) {
      for (const key of call.keys) known.add(key);
      return undefined;
    }
    const mutex = mutexes.get(call.path) ?? createMutex();
    mutexes.set(call.path, mutex);
    const keys = new Set(call.keys);
    waiting.set(name, keys);
    return mutex.runExclusive(() => {
      if (waiting.get(name) === keys) waiting.delete(name);
      return send({ ...call, keys: [...keys] });
    });
  };
}

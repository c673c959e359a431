import { createMutex } from '../../../src/base/mutex.ts';

export type Key = string | number;

/** What was changed, and where the website wants to hear of it. */
export type Call = { path: string; collection: string; event?: string; user?: string; keys: Key[] };

/** One call stays below what the website takes as a body. */
const maxKeys = 500;

/**
 * One call after the other to each path. What happens while one is under way waits, and goes out together where it is the
 * same kind of change, so that an import is a handful of calls.
 *
 * Only whoever begins a group waits for its result; whoever joins one is answered `undefined` at once. A run of a Flow
 * keeps all that it was told until its step is answered, and an import is thousands of them.
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

import { createMutex } from '../../../src/base/mutex.ts';
import { retry } from '../../../src/base/retry.ts';
import { signatureHeader, signCall } from '../../../src/server/signature.ts';
import type { Context } from '../directus.ts';

/** Options as filled in by the Flow; missing values are the string `undefined`. */
type Options = {
  /** Path on the website; `/api/publish` by default. */
  path?: string;
  collection: string;
  user?: string;
  event?: string;
  key?: unknown;
  keys?: unknown;
};

const publishPath = '/api/publish';

/** Gives a restarting website time to come back. */
const retryDelaysMs = [1_000, 5_000, 15_000, 30_000];

let queue: ReturnType<typeof createCallQueue<{ status: number }>> | undefined;

/** Notifies the website of a change; it finds the affected pages itself. */
export default {
  id: 'publish',
  handler: async ({ path, collection, user, event, key, keys }: Options, { env }: Pick<Context, 'env'>) => {
    queue ??= createCallQueue((call) =>
      retry(
        () => callWebsite(env, call),
        (attempt) => retryDelaysMs[attempt],
      ),
    );
    if (!path || path === publishPath) return queue({ path: publishPath, collection, ...(user && { user }), keys: [] });
    // Event name without the collection, which is sent anyway.
    const kind = event?.split('.').at(-1);
    return queue({ path, collection, ...(kind && { event: kind }), keys: [key, keys].flat().flatMap(toKey) });
  },
};

async function callWebsite(env: Context['env'], { path, keys, ...details }: Call) {
  const body = JSON.stringify(path === publishPath ? details : { ...details, keys });
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signCall(String(env.SITE_SECRET), {
      ...{ direction: 'cms-to-storefront', method: 'POST', path, body },
    }),
  };
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch(`${env.SITE_URL}${path}`, { method: 'POST', headers, body, signal });
  await response.text();
  if (!response.ok) throw new Error(`The website answered ${response.status}.`);
  return { status: response.status };
}

/** Numeric keys; in URLs they are strings, and Directus fills in `undefined` as a string. */
function toKey(value: unknown): Key[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string' || value === '' || value === 'undefined') return [];
  return [/^\d{1,15}$/.test(value) ? Number(value) : value];
}

type Key = string | number;

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

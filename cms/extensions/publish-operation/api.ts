import { setTimeout as wait } from 'node:timers/promises';
import { signatureHeader, signCall } from '../../../src/server/signature.ts';
import type { Context } from '../directus.ts';
import { type Call, createCallQueue, type Key } from './call-queue.ts';

/** As the Flow fills them in: what its event does not have comes as a word. */
type Options = {
  /** Where the website wants to hear of it; `/api/publish` unless said otherwise. */
  path?: string;
  collection: string;
  user?: string;
  event?: string;
  key?: unknown;
  keys?: unknown;
};

const publishPath = '/api/publish';

/** Milliseconds: a website that is just starting anew gets time to come back. */
const retryDelaysMs = [1_000, 5_000, 15_000, 30_000];

let queue: ReturnType<typeof createCallQueue<{ status: number }>> | undefined;

/** Tells the website that something has changed. Which pages are concerned, it finds out by itself. */
export default {
  id: 'publish',
  handler: async ({ path, collection, user, event, key, keys }: Options, { env }: Pick<Context, 'env'>) => {
    queue ??= createCallQueue((call) => callWithRetries(env, call));
    if (!path || path === publishPath) return queue({ path: publishPath, collection, ...(user && { user }), keys: [] });
    // `ecommerce_product.items.update`, of which the collection is said anyway.
    const kind = event?.split('.').at(-1);
    return queue({ path, collection, ...(kind && { event: kind }), keys: [key, keys].flat().flatMap(toKey) });
  },
};

async function callWithRetries(env: Context['env'], call: Call) {
  for (const pause of retryDelaysMs) {
    try {
      return await callWebsite(env, call);
    } catch {
      await wait(pause);
    }
  }
  return callWebsite(env, call);
}

async function callWebsite(env: Context['env'], { path, keys, ...told }: Call) {
  const body = JSON.stringify(path === publishPath ? told : { ...told, keys });
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

/** Numbers, though an address has them as texts. Directus fills in `undefined` as a word. */
function toKey(value: unknown): Key[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string' || value === '' || value === 'undefined') return [];
  return [/^\d{1,15}$/.test(value) ? Number(value) : value];
}

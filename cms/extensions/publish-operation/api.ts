import { setTimeout as wait } from 'node:timers/promises';
import { signatureHeader, signBody } from '../../../src/server/signature.ts';
import type { Context } from '../directus.ts';

type Options = { collection: string; user?: string };

/** Milliseconds: a website that is just starting anew gets time to come back. */
const pauses = [1_000, 5_000, 15_000, 30_000];

/** Tells the website that something has changed. Which pages are concerned, it finds out by making them all. */
export default {
  id: 'publish',
  handler: async ({ collection, user }: Options, { env }: Pick<Context, 'env'>) => {
    const call = () => callWebsite(env, JSON.stringify({ collection, user }));
    for (const pause of pauses) {
      try {
        return await call();
      } catch {
        await wait(pause);
      }
    }
    return call();
  },
};

async function callWebsite(env: Context['env'], body: string) {
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signBody(String(env.SITE_SECRET), body, Date.now()),
  };
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch(`${env.SITE_URL}/api/publish`, { method: 'POST', headers, body, signal });
  await response.text();
  if (!response.ok) throw new Error(`The website answered ${response.status}.`);
  return { status: response.status };
}

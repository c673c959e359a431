import { setTimeout as wait } from 'node:timers/promises';
import { signatureHeader, signCall } from '../signature.ts';
import type { Report } from './publisher.ts';

type Options = { contentUrl: string; secret: string; siteDomain: string };

const pauses = [1_000, 5_000];

/** Tells the studio how a publication goes. A Directus that is just starting again gets two more chances. */
export function createReporter({ contentUrl, secret, siteDomain }: Options): (report: Report) => Promise<void> {
  const send = async (body: string) => {
    const call = { direction: 'storefront-to-cms', method: 'POST', path: '/publishing/report', body } as const;
    const headers = { 'content-type': 'application/json', [signatureHeader]: signCall(secret, call) };
    const response = await fetch(contentUrl + call.path, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(5_000),
    });
    await response.text();
    if (!response.ok) throw new Error(`the studio answered ${response.status}`);
  };
  return async ({ changes, ...report }) => {
    const body = JSON.stringify({ ...report, project: siteDomain, ...summarize(changes) });
    for (const pause of pauses) {
      try {
        return await send(body);
      } catch {
        await wait(pause);
      }
    }
    return send(body);
  };
}

/** A page is saved as many changes: staff want to know where, and who is to be told. */
function summarize(changes: Report['changes']) {
  return {
    collections: [...new Set(changes.map(({ collection }) => collection))],
    users: [...new Set(changes.flatMap(({ user }) => user ?? []))],
  };
}

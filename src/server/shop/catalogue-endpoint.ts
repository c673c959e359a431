import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { parseJson } from '../../base/parse-json.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { log } from '../log.ts';
import { createVerifyCall, signatureHeader } from '../signature.ts';

export const cataloguePath = '/api/catalogue';

const schema = v.object({
  collection: v.pipe(v.string(), v.maxLength(100)),
  event: v.optional(v.string()),
  keys: v.pipe(v.array(v.union([v.string(), v.number()])), v.maxLength(10_000)),
});

type ReadChanges = (collection: string, keys: readonly (string | number)[]) => Promise<void>;

/**
 * The endpoint that the studio's Flow calls after each change of the catalogue. Calls are signed, so that nobody else
 * can trigger reads, and answered before the change is read, since staff wait for the response.
 */
export function createCatalogueEndpoint(readChanges: ReadChanges, secret: string): Hono<EdgeEnv> {
  const verify = createVerifyCall(secret);
  return new Hono<EdgeEnv>().post(cataloguePath, async (context) => {
    const body = await context.req.text();
    const call = { direction: 'cms-to-storefront', method: 'POST', path: cataloguePath, body } as const;
    if (!verify(call, context.req.header(signatureHeader) ?? '', Date.now()))
      return context.json({ status: 'refused' }, 401);
    const change = v.safeParse(schema, parseJson(body));
    if (!change.success) return context.json({ status: 'refused' }, 400);
    const { collection, keys } = change.output;
    // The periodic check finds a change that is missed here.
    readChanges(collection, keys).catch((error) => log('warn', 'catalogue change not read', { reason: String(error) }));
    return context.json({ status: 'accepted' }, 202);
  });
}

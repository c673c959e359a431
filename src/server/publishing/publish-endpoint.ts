import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { parseJson } from '../../base/parse-json.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { createVerifyCall, signatureHeader } from '../signature.ts';
import type { Publisher } from './publisher.ts';

export const publishPath = '/api/publish';

/** Changes outside of the studio have no user: the templates of a Flow leave other texts there. */
const user = v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined);
const schema = v.object({ collection: v.string(), user });

/**
 * The endpoint that the studio's Flow calls after each change. Calls are signed, so that nobody else can trigger
 * builds.
 */
export function createPublishEndpoint(publisher: Publisher, secret: string): Hono<EdgeEnv> {
  const verify = createVerifyCall(secret);
  return new Hono<EdgeEnv>().post(publishPath, async (context) => {
    const body = await context.req.text();
    const call = { direction: 'cms-to-storefront', method: 'POST', path: publishPath, body } as const;
    if (!verify(call, context.req.header(signatureHeader) ?? '', Date.now()))
      return context.json({ status: 'refused' }, 401);
    const change = v.safeParse(schema, parseJson(body));
    if (!change.success) return context.json({ status: 'refused' }, 400);
    publisher.publish({ collection: change.output.collection, user: change.output.user });
    return context.json({ status: 'accepted' }, 202);
  });
}

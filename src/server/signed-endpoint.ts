import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { parseJson } from '../base/parse-json.ts';
import type { EdgeEnv } from './edge-env.ts';
import { readSignature, signatureHeader } from './signature.ts';
import { getProcessGroup } from './workers/process-group.ts';

type Options<Body> = {
  path: string;
  secret: string;
  schema: v.GenericSchema<unknown, Body>;
  /** Called with a valid body; its work goes on after the answer, for which staff wait. */
  accept: (body: Body) => void;
};

/** An endpoint that the content system calls. Calls are signed, so that nobody else can cause the work. */
export function createSignedEndpoint<Body>({ path, secret, schema, accept }: Options<Body>): Hono<EdgeEnv> {
  const claimNonce = getProcessGroup().createClaimNonce();
  return new Hono<EdgeEnv>().post(path, async (context) => {
    const body = await context.req.text();
    const call = { direction: 'cms-to-storefront', method: 'POST', path, body } as const;
    const now = Date.now();
    const signature = readSignature(secret, call, context.req.header(signatureHeader) ?? '', now);
    // The same call must not be accepted by one process after another either.
    if (!signature || !(await claimNonce(signature.nonce, signature.at, now)))
      return context.json({ status: 'refused' }, 401);
    const change = v.safeParse(schema, parseJson(body));
    if (!change.success) return context.json({ status: 'refused' }, 400);
    accept(change.output);
    return context.json({ status: 'accepted' }, 202);
  });
}

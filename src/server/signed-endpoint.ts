import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { parseJson } from '../base/parse-json.ts';
import type { EdgeEnv } from './edge-env.ts';
import { createVerifyCall, signatureHeader } from './signature.ts';

type Options<Body> = {
  path: string;
  secret: string;
  schema: v.GenericSchema<unknown, Body>;
  /** Called with a valid body; its work goes on after the answer, for which staff wait. */
  accept: (body: Body) => void;
};

/** An endpoint that the content system calls. Calls are signed, so that nobody else can cause the work. */
export function createSignedEndpoint<Body>({ path, secret, schema, accept }: Options<Body>): Hono<EdgeEnv> {
  const verify = createVerifyCall(secret);
  return new Hono<EdgeEnv>().post(path, async (context) => {
    const body = await context.req.text();
    const call = { direction: 'cms-to-storefront', method: 'POST', path, body } as const;
    if (!verify(call, context.req.header(signatureHeader) ?? '', Date.now()))
      return context.json({ status: 'refused' }, 401);
    const change = v.safeParse(schema, parseJson(body));
    if (!change.success) return context.json({ status: 'refused' }, 400);
    accept(change.output);
    return context.json({ status: 'accepted' }, 202);
  });
}

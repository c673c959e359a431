import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import { createOrderApi, type OrderApi } from '../../orders/order-api.ts';
import type { OrderBodies } from '../../orders/order-bodies.ts';
import { type OrderFailure, orderFailures } from '../../orders/order-result.ts';
import type { Quote } from '../../orders/quote.ts';
import type { EdgeEnv } from '../edge-env.ts';
import type { Environment } from '../environment.ts';
import { errorStatuses } from '../error-page.ts';
import { hashClient } from '../forms/client-hash.ts';
import { clientOf } from '../forms/client-of.ts';
import { findFormLanguage } from '../forms/form-language.ts';
import { createRateLimit } from '../forms/rate-limit.ts';
import { type FormFields, readForm } from '../forms/read-form.ts';
import { createSignedPost } from '../forms/signed-post.ts';
import { log } from '../log.ts';
import type { BodyRefusal } from '../receive-body.ts';
import { failureCodes } from './failure-codes.ts';
import { toBrowserResult } from './to-browser-result.ts';

/** What each call may take: milliseconds until it is given up, and calls of one visitor a minute. */
const rules = {
  quote: { patience: 2_500, aMinute: 120 },
  order: { patience: 15_000, aMinute: 30 },
  'order/cancel': { patience: 15_000, aMinute: 30 },
  'paypal/order': { patience: 25_000, aMinute: 30 },
  'order/paypal_transaction': { patience: 25_000, aMinute: 30 },
  'klarna/session': { patience: 25_000, aMinute: 30 },
  'klarna/order': { patience: 25_000, aMinute: 30 },
} as const satisfies Partial<Record<keyof OrderBodies, { patience: number; aMinute: number }>>;

type BrowserCall = keyof typeof rules;

const calls = Object.keys(rules) as BrowserCall[];

/** Exact paths that take JSON from our own pages. */
export const orderCallPaths = calls.map((call) => `/api/ecom/${call}`);

const minute = 60_000;

/** The order API as browsers reach it: only these calls, and only with who and where added by us. */
export function createOrderCalls(environment: Environment): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  for (const call of calls) {
    const path = `/api/ecom/${call}`;
    app.get(path, () => answerFailure(refused(call), 405, { allow: 'POST' }));
    app.post(path, createTakeCall(call, environment));
  }
  return app;
}

function createTakeCall(call: BrowserCall, environment: Environment): (context: Context<EdgeEnv>) => Promise<Response> {
  const { SITE_DOMAIN, ORDER_API_URL, SITE_SECRET, TRUSTED_PROXY } = environment;
  const { patience, aMinute } = rules[call];
  const ask = createOrderApi(createSignedPost({ url: ORDER_API_URL, secret: SITE_SECRET, patience }));
  const limit = createRateLimit({ limit: aMinute, windowMs: minute });
  return async (context) => {
    const visitor = clientOf(context, TRUSTED_PROXY);
    const waitMs = limit.take(visitor);
    if (waitMs > 0) {
      const tooMany = { status: 'failed', message: orderFailures[call], reason: 'too_many' } as const;
      return answerFailure(tooMany, 429, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
    }
    const kind = context.env?.refusedBody;
    if (kind) return refuseBody(call, kind);
    const type = context.req.header('content-type');
    if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) return answerFailure(refused(call), 415);
    const reading = readForm(type, await context.req.text());
    if (reading.status === 'refused') return answerFailure(refused(call), reading.kind === 'unsupported' ? 415 : 400);
    return answerCall(ask, call, {
      ...reading.fields,
      project: SITE_DOMAIN,
      client: hashClient(SITE_SECRET, visitor),
    });
  };
}

async function answerCall(ask: OrderApi, call: BrowserCall, fields: FormFields): Promise<Response> {
  // Whatever the fields are: the order API's own schema looks at them before anything is sent.
  const asked = await ask(call, fields as OrderBodies[BrowserCall]);
  const result = toBrowserResult(asked, findFormLanguage(fields.language, undefined));
  if (result.status === 'ok') return Response.json(result);
  if (result.reason === 'away') log('error', 'order call not answered', { call });
  return answerFailure(result, failureCodes[result.reason]);
}

/** What was not read was not sent on either, so the same call may come again. */
function refuseBody(call: BrowserCall, kind: BodyRefusal): Response {
  if (kind === 'tooLarge') return answerFailure(refused(call), 413);
  const reason = kind === 'tooMany' ? 'too_many' : 'away';
  const headers = { 'retry-after': '5' };
  return answerFailure({ status: 'failed', message: orderFailures[call], reason }, errorStatuses[kind], headers);
}

function refused(call: BrowserCall) {
  return { status: 'failed', message: orderFailures[call], reason: 'refused', field: '' } as const;
}

function answerFailure(failure: OrderFailure<Quote>, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(failure, { status, headers });
}

import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import type { Environment } from '../../base/environment.ts';
import type { Language } from '../../i18n/languages.ts';
import { createOrderApi } from '../../orders/order-api.ts';
import type { OrderBodies } from '../../orders/order-bodies.ts';
import { type OrderFailure, type OrderResult, orderFailures } from '../../orders/order-result.ts';
import type { Quote } from '../../orders/quote.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { errorStatuses } from '../error-page.ts';
import { hashSender } from '../forms/client-hash.ts';
import { clientOf } from '../forms/client-of.ts';
import { findFormLanguage } from '../forms/form-language.ts';
import { createRateLimit } from '../forms/rate-limit.ts';
import { type FormFields, readForm } from '../forms/read-form.ts';
import { createSignedPost } from '../forms/signed-post.ts';
import { log } from '../log.ts';
import type { BodyRefusal } from '../receive-body.ts';
import { toBrowserResult } from './to-browser-result.ts';

/** What HTTP says of a failed call; the reason says it more exactly. */
const failureCodes = {
  refused: 400,
  unknown: 404,
  changed: 409,
  not_pending: 409,
  key_reused: 422,
  declined: 422,
  mismatch: 422,
  too_many: 429,
  too_many_unpaid: 429,
  away: 503,
  closed: 503,
} as const satisfies Record<OrderFailure['reason'], number>;

/** What each call may take: milliseconds until it is given up, and calls of one visitor a minute. */
const rules = {
  quote: { patience: 2_500, aMinute: 120 },
  order: { patience: 15_000, aMinute: 30 },
  'order/cancel': { patience: 15_000, aMinute: 30 },
  'paypal/order': { patience: 25_000, aMinute: 30 },
  'paypal/express': { patience: 15_000, aMinute: 10 },
  'paypal/express/read': { patience: 15_000, aMinute: 30 },
  'order/paypal_transaction': { patience: 25_000, aMinute: 30 },
  'klarna/session': { patience: 25_000, aMinute: 30 },
  'klarna/order': { patience: 25_000, aMinute: 30 },
} as const satisfies Partial<Record<keyof OrderBodies, { patience: number; aMinute: number }>>;

type BrowserCall = keyof typeof rules;

const calls = Object.keys(rules) as BrowserCall[];

/** Exact paths that take JSON from our own pages. */
export const orderCallPaths = calls.map((call) => `/api/ecom/${call}`);

const minute = 60_000;

/** Orders and keys that are remembered; those of longest ago are forgotten first, and count like new ones then. */
const maxRemembered = 10_000;

/** How many times as many calls about orders that it knows a client may send beyond its limit. */
const ownOrderMultiplier = 4;

/** The order API as browsers reach it: only these calls, and only with who and where added by us. */
export function createOrderCalls(environment: Environment): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const ownTokens = createRecentSet();
  for (const call of calls) {
    const path = `/api/ecom/${call}`;
    app.get(path, () => respondFailure(refused(call), 405, { allow: 'POST' }));
    app.post(path, createCallHandler(call, environment, ownTokens));
  }
  return app;
}

/** @param ownTokens of orders that were placed through this process */
function createCallHandler(
  call: BrowserCall,
  environment: Environment,
  ownTokens: RecentSet,
): (context: Context<EdgeEnv>) => Promise<Response> {
  const { SITE_DOMAIN, ORDER_API_URL, SITE_SECRET, TRUSTED_PROXY } = environment;
  const { patience, aMinute } = rules[call];
  const ask = createOrderApi(createSignedPost({ url: ORDER_API_URL, secret: SITE_SECRET, timeoutMs: patience }));
  const limit = createRateLimit({ limit: aMinute, windowMs: minute });
  const ownLimit = createRateLimit({ limit: aMinute * ownOrderMultiplier, windowMs: minute });
  /** Bodies of orders that stand, or may stand. */
  const sent = createRecentSet();
  const underWay = new Map<string, Promise<OrderResult<BrowserCall>>>();

  /** What a call about an order is counted under: that of another order stops nobody. */
  const findOwnKey = ({ token }: FormFields, key: string): string | undefined => {
    if (call === 'order') return sent.has(key) ? `sent ${key}` : undefined;
    return typeof token === 'string' && ownTokens.has(token) ? `order ${token}` : undefined;
  };
  /**
   * Who has ordered is not stopped on the way to the answer or the payment by what others behind the address do. Each order
   * has a limit of its own, and a client one for all orders together: it may know many.
   */
  const isOwn = (fields: FormFields, visitor: string, key: string): boolean => {
    if (underWay.has(key)) return true;
    const ownKey = findOwnKey(fields, key);
    return ownKey !== undefined && limit.consume(ownKey) === 0 && ownLimit.consume(visitor) === 0;
  };

  // The same order again, while the first is under way, waits for the same answer and is no load.
  const askOnce = (fields: FormFields, visitor: string, key: string): Promise<OrderResult<BrowserCall>> => {
    const known = underWay.get(key);
    if (known) return known;
    const body = { ...fields, project: SITE_DOMAIN, ...hashSender(SITE_SECRET, visitor) };
    // Whatever the fields are: the order API's own schema looks at them before anything is sent.
    const asked: Promise<OrderResult<BrowserCall>> = ask(call, body as OrderBodies[BrowserCall]);
    if (call !== 'order') return asked;
    const result = asked.finally(() => underWay.delete(key));
    underWay.set(key, result);
    return result;
  };

  return async (context) => {
    const visitor = clientOf(context, TRUSTED_PROXY);
    const waitMs = limit.consume(visitor);
    if (waitMs > 0 && call === 'quote') return respondTooMany(call, waitMs);
    const kind = context.env?.refusedBody;
    if (kind) return refuseBody(call, kind);
    const type = context.req.header('content-type');
    if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) return respondFailure(refused(call), 415);
    const body = await context.req.text();
    const reading = readForm(type, body);
    if (reading.status === 'refused') return respondFailure(refused(call), reading.kind === 'unsupported' ? 415 : 400);
    const key = call === 'order' ? createHash('sha256').update(body).digest('base64') : '';
    if (waitMs > 0 && !isOwn(reading.fields, visitor, key)) return respondTooMany(call, waitMs);
    const asked = await askOnce(reading.fields, visitor, key);
    if (call === 'order' && (asked.status === 'ok' || asked.reason === 'away')) sent.add(key);
    if (asked.status === 'ok' && 'order' in asked && 'token' in asked.order) ownTokens.add(asked.order.token);
    return toResponse(call, asked, findFormLanguage(reading.fields.language, undefined));
  };
}

function toResponse(call: BrowserCall, asked: OrderResult<BrowserCall>, language: Language): Response {
  const result = toBrowserResult(asked, language);
  if (result.status === 'ok') return Response.json(result);
  if (result.reason !== 'away') return respondFailure(result, failureCodes[result.reason]);
  log('error', 'order call not answered', { call });
  return respondFailure(result, failureCodes.away, { 'retry-after': '5' });
}

function respondTooMany(call: BrowserCall, waitMs: number): Response {
  const tooMany = { status: 'failed', message: orderFailures[call], reason: 'too_many' } as const;
  return respondFailure(tooMany, 429, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
}

/** What was not read was not sent on either, so the same call may come again. */
function refuseBody(call: BrowserCall, kind: BodyRefusal): Response {
  if (kind === 'tooLarge') return respondFailure(refused(call), 413);
  const reason = kind === 'tooMany' ? 'too_many' : 'away';
  const headers = { 'retry-after': '5' };
  return respondFailure({ status: 'failed', message: orderFailures[call], reason }, errorStatuses[kind], headers);
}

function refused(call: BrowserCall) {
  return { status: 'failed', message: orderFailures[call], reason: 'refused', field: '' } as const;
}

function respondFailure(failure: OrderFailure<Quote>, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(failure, { status, headers });
}

type RecentSet = { has: (text: string) => boolean; add: (text: string) => void };

function createRecentSet(): RecentSet {
  const texts = new Set<string>();
  return {
    has: (text) => texts.has(text),
    add: (text) => {
      texts.delete(text);
      texts.add(text);
      const [oldest] = texts;
      if (texts.size > maxRemembered && oldest !== undefined) texts.delete(oldest);
    },
  };
}

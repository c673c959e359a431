import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import type { Environment } from '../../base/environment.ts';
import { orders } from '../../base/metrics.ts';
import { keysOf } from '../../base/records.ts';
import type { Language } from '../../i18n/languages.ts';
import { createOrderApi } from '../../orders/order-api.ts';
import type { OrderBodies } from '../../orders/order-bodies.ts';
import { type OrderFailure, type OrderResult, orderFailures } from '../../orders/order-result.ts';
import type { Quote } from '../../orders/quote.ts';
import { clientOf, type EdgeEnv } from '../edge-env.ts';
import { errorStatuses } from '../error-page.ts';
import { type FormFields, findFormLanguage, readForm } from '../forms/form-data.ts';
import { hashSender } from '../forms/rate-limit.ts';
import { createSignedPost } from '../forms/signed-post.ts';
import { log } from '../log.ts';
import type { BodyRefusal } from '../receive-body.ts';
import { getProcessGroup, type SharedSet } from '../workers/process-group.ts';
import { toBrowserResult } from './to-browser-result.ts';

/** HTTP status codes of failed calls; the reason is more precise. */
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

/** Timeout in milliseconds and limit per visitor and minute of each call. */
const rules = {
  quote: { timeoutMs: 2_500, perMinute: 120 },
  order: { timeoutMs: 15_000, perMinute: 30 },
  'order/cancel': { timeoutMs: 15_000, perMinute: 30 },
  'paypal/order': { timeoutMs: 25_000, perMinute: 30 },
  'paypal/express': { timeoutMs: 15_000, perMinute: 10 },
  'paypal/express/read': { timeoutMs: 15_000, perMinute: 30 },
  'order/paypal_transaction': { timeoutMs: 25_000, perMinute: 30 },
  'klarna/session': { timeoutMs: 25_000, perMinute: 30 },
  'klarna/order': { timeoutMs: 25_000, perMinute: 30 },
} as const satisfies Partial<Record<keyof OrderBodies, { timeoutMs: number; perMinute: number }>>;

type BrowserCall = keyof typeof rules;

const calls = keysOf(rules);

/** Exact paths that accept JSON from our own pages. */
export const orderCallPaths = calls.map((call) => `/api/ecom/${call}`);

const minute = 60_000;

/** Multiplier of a client's limit for calls about orders that it knows. */
const ownOrderMultiplier = 4;

/** Orders that this site knows. */
type KnownOrders = {
  /** Tokens of orders that were placed through it. */
  ownTokens: SharedSet;
  /** Hashes of orders that are being placed, were placed, or may have been. */
  sentOrders: SharedSet;
};

/** The order API for browsers: only these calls, with project and client added by the server. */
export function createOrderCalls(environment: Environment): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const { createSet } = getProcessGroup();
  const known = { ownTokens: createSet('own tokens'), sentOrders: createSet('sent orders') };
  for (const call of calls) {
    const path = `/api/ecom/${call}`;
    app.get(path, () => respondFailure(refused(call), 405, { allow: 'POST' }));
    const respond = createCallHandler(call, environment, known);
    app.post(path, call === 'order' ? async (context) => countOrder(await respond(context)) : respond);
  }
  return app;
}

function createCallHandler(
  call: BrowserCall,
  environment: Environment,
  { ownTokens, sentOrders }: KnownOrders,
): (context: Context<EdgeEnv>) => Promise<Response> {
  const { SITE_DOMAIN, ORDER_API_URL, SITE_SECRET, TRUSTED_PROXY } = environment;
  const { timeoutMs, perMinute } = rules[call];
  const callOrderApi = createOrderApi(createSignedPost({ url: ORDER_API_URL, secret: SITE_SECRET, timeoutMs }));
  const { createRateLimit } = getProcessGroup();
  const limit = createRateLimit(call, { limit: perMinute, windowMs: minute });
  const ownLimit = createRateLimit(`own ${call}`, { limit: perMinute * ownOrderMultiplier, windowMs: minute });
  const pending = new Map<string, Promise<OrderResult<BrowserCall>>>();

  /** The rate limit key of a call about a known order, so that calls about other orders do not block it. */
  const findOwnKey = async ({ token }: FormFields, key: string): Promise<string | undefined> => {
    if (call === 'order') return (await sentOrders.has(key)) ? `sent ${key}` : undefined;
    return typeof token === 'string' && (await ownTokens.has(token)) ? `order ${token}` : undefined;
  };
  /**
   * Whether a call is about the visitor's own order. Someone who has ordered must reach the result and the payment even
   * when others behind the same address have used up the limit. Each order has a limit of its own, and a client one for
   * all its orders.
   */
  const isOwn = async (fields: FormFields, visitor: string, key: string): Promise<boolean> => {
    if (pending.has(key)) return true;
    const ownKey = await findOwnKey(fields, key);
    return ownKey !== undefined && (await limit.consume(ownKey)) === 0 && (await ownLimit.consume(visitor)) === 0;
  };

  // The same order, sent again while the first call is pending, shares its result.
  const callOnce = (fields: FormFields, visitor: string, key: string): Promise<OrderResult<BrowserCall>> => {
    const pendingResult = pending.get(key);
    if (pendingResult) return pendingResult;
    const body = { ...fields, project: SITE_DOMAIN, ...hashSender(SITE_SECRET, visitor) };
    // The order API client validates the fields before anything is sent.
    const send = (): Promise<OrderResult<BrowserCall>> => callOrderApi(call, body as OrderBodies[BrowserCall]);
    if (call !== 'order') return send();
    // Another process may get the same order again while this one waits for its result.
    const result = sentOrders
      .add(key)
      .then(send)
      .finally(() => pending.delete(key));
    pending.set(key, result);
    return result;
  };

  return async (context) => {
    const visitor = clientOf(context, TRUSTED_PROXY);
    const waitMs = await limit.consume(visitor);
    if (waitMs > 0 && call === 'quote') return respondTooMany(call, waitMs);
    const kind = context.env?.refusedBody;
    if (kind) return refuseBody(call, kind);
    const type = context.req.header('content-type');
    if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) return respondFailure(refused(call), 415);
    const body = await context.req.text();
    const parsed = readForm(type, body);
    if (parsed.status === 'refused') return respondFailure(refused(call), parsed.kind === 'unsupported' ? 415 : 400);
    const key = call === 'order' ? createHash('sha256').update(body).digest('base64') : '';
    if (waitMs > 0 && !(await isOwn(parsed.fields, visitor, key))) return respondTooMany(call, waitMs);
    const result = await callOnce(parsed.fields, visitor, key);
    if (call === 'order' && result.status === 'failed' && result.reason !== 'away') await sentOrders.remove(key);
    if (result.status === 'ok' && 'order' in result && 'token' in result.order) await ownTokens.add(result.order.token);
    return toResponse(call, result, findFormLanguage(parsed.fields.language, undefined));
  };
}

function countOrder(response: Response): Response {
  const { ok, status } = response;
  orders.count({ outcome: ok ? 'placed' : status === failureCodes.away ? 'failed' : 'refused' });
  return response;
}

function toResponse(call: BrowserCall, apiResult: OrderResult<BrowserCall>, language: Language): Response {
  const result = toBrowserResult(apiResult, language);
  if (result.status === 'ok') return Response.json(result);
  if (result.reason !== 'away') return respondFailure(result, failureCodes[result.reason]);
  log('error', 'order call not answered', { call });
  return respondFailure(result, failureCodes.away, { 'retry-after': '5' });
}

function respondTooMany(call: BrowserCall, waitMs: number): Response {
  const tooMany = { status: 'failed', message: orderFailures[call], reason: 'too_many' } as const;
  return respondFailure(tooMany, 429, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
}

/** An unread body was not forwarded, so the same call may be repeated. */
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

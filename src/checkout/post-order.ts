import * as v from 'valibot';
import type { Snapshot } from 'valtio/vanilla';
import type { BrowserResult } from '../orders/browser-result.ts';
import { callOrderApi } from '../orders/call-order-api.ts';
import { placedOrder } from '../orders/order.ts';
import type { BrowserBody } from '../orders/order-bodies.ts';
import { orderFailures } from '../orders/order-result.ts';
import type { Quote } from '../orders/quote.ts';

const timeoutMs = 20_000;

const responseSchema = v.union([
  v.object({ status: v.literal('ok'), order: v.object({ ...placedOrder.entries, href: v.nullable(v.string()) }) }),
  v.object({
    status: v.literal('failed'),
    message: v.string(),
    reason: v.literal('changed'),
    quote: v.custom<Quote>(isQuote),
  }),
  v.object({ status: v.literal('failed'), message: v.string(), reason: v.literal('refused'), field: v.string() }),
  v.object({
    status: v.literal('failed'),
    message: v.string(),
    reason: v.picklist([
      'too_many',
      'too_many_unpaid',
      'closed',
      'unknown',
      'key_reused',
      'declined',
      'mismatch',
      'away',
    ]),
  }),
]);

/**
 * Posts the order. A missing or unreadable response is a failure with reason `away`: the order may exist all the same.
 */
export async function postOrder(body: Snapshot<BrowserBody<'order'>>): Promise<BrowserResult<'order'>> {
  const response = v.safeParse(responseSchema, await callOrderApi('order', body, timeoutMs));
  return response.success ? response.output : { status: 'failed', message: orderFailures.order, reason: 'away' };
}

/** Cancels an order that waits for its payment. @returns whether the server has confirmed */
export async function postCancel(body: Omit<BrowserBody<'order/cancel'>, 'id'>): Promise<boolean> {
  return v.is(v.object({ status: v.literal('ok') }), await callOrderApi('order/cancel', body, timeoutMs));
}

/** A cheap check: the site's server has validated the quote already. */
function isQuote(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'lines' in value &&
    Array.isArray(value.lines) &&
    'total_cents' in value &&
    Number.isSafeInteger(value.total_cents)
  );
}

import type { PlacedOrder } from './order.ts';
import type { OrderCall } from './order-bodies.ts';
import type { OrderFailure, OrderResult } from './order-result.ts';
import type { Quote } from './quote.ts';

/** What the site's server adds to responses of the order API. */
type Enriched = {
  quote: Quote;
  /** With the path of the order page; null where the language has no shop. */
  order: { order: PlacedOrder & { href: string | null } };
};

/** The response of `/api/ecom/…` to a browser. */
export type BrowserResult<Call extends OrderCall> =
  | (Call extends keyof Enriched ? { status: 'ok' } & Enriched[Call] : Extract<OrderResult<Call>, { status: 'ok' }>)
  | OrderFailure<Quote>;

import type { PlacedOrder } from './order.ts';
import type { OrderCall } from './order-bodies.ts';
import type { OrderFailure, OrderResult } from './order-result.ts';
import type { Quote } from './quote.ts';

/** What the browser gets more than the order API says. */
type Enriched = {
  quote: Quote;
  /** With the address of the order's own page; null where the language has no shop. */
  order: { order: PlacedOrder & { href: string | null } };
};

/** What `/api/ecom/…` tells a browser. */
export type BrowserResult<Call extends OrderCall> =
  | (Call extends keyof Enriched ? { status: 'ok' } & Enriched[Call] : Extract<OrderResult<Call>, { status: 'ok' }>)
  | OrderFailure<Quote>;

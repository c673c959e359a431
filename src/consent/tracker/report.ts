import type { Cents } from '../../base/money.ts';

/** The part of a cart line that analytics receive: never the personalization. */
export type TrackedLineItem = {
  product: { slug: string; name: string };
  count: number;
  /** The unit price. */
  priceCents: Cents;
};

export type ReportedEvent =
  | { kind: 'chooseVariant'; variant: string }
  /** All lines of the cart. */
  | { kind: 'changeCart'; lines: readonly TrackedLineItem[] }
  | { kind: 'checkoutStep'; step: string }
  /** A client-side navigation has begun. */
  | { kind: 'leave'; to: string }
  | { kind: 'arrive' };

type Listener = (event: ReportedEvent) => void;

let listener: Listener | undefined;

/** Reports an event to the tracker. Without consent nobody is subscribed, and the event is dropped. */
export function report(event: ReportedEvent): void {
  listener?.(event);
}

/** @param next undefined to unsubscribe */
export function subscribeToReports(next: Listener | undefined): void {
  listener = next;
}

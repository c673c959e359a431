import type { Cents } from '../../base/money.ts';

/** As much of a cart's line as the statistics want: never what somebody had engraved. */
export type TrackedLineItem = {
  product: { slug: string; name: string };
  count: number;
  /** Of one. */
  priceCents: Cents;
};

export type ReportedEvent =
  | { kind: 'chooseVariant'; variant: string }
  /** All that lies in the cart now. */
  | { kind: 'changeCart'; lines: readonly TrackedLineItem[] }
  | { kind: 'checkoutStep'; step: string }
  /** Another page has been asked for and is not there yet. */
  | { kind: 'leave'; to: string }
  | { kind: 'arrive' };

type Listener = (event: ReportedEvent) => void;

let listener: Listener | undefined;

/** Says what a visitor does. Nobody listens without a consent, and what nobody hears is gone. */
export function report(event: ReportedEvent): void {
  listener?.(event);
}

/** @param next undefined for nobody */
export function subscribeToReports(next: Listener | undefined): void {
  listener = next;
}

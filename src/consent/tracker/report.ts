import type { Cents } from '../../base/money.ts';

/** A piece as the statistics know it: never what somebody had engraved on it. */
export type CountedPiece = {
  product: number;
  variant: number | null;
  name: string;
  count: number;
  priceCents: Cents;
};

export type ReportedEvent =
  | { kind: 'choose-variant'; product: number; variant: number }
  | { kind: 'change-cart'; pieces: readonly CountedPiece[] }
  | { kind: 'open-step'; step: string }
  /** Another page has been asked for, and is not there yet. */
  | { kind: 'leave' }
  /** The page that was asked for is shown. */
  | { kind: 'arrive' };

type Listener = (event: ReportedEvent) => void;

let listener: Listener | undefined;

/** Says what a visitor does. Nobody listens without a consent, and what nobody hears is gone. */
export function report(event: ReportedEvent): void {
  listener?.(event);
}

/** @param next nobody from now on, if undefined */
export function listenToReports(next: Listener | undefined): void {
  listener = next;
}

import 'client-only';
import type { Cents } from '../base/money.ts';
import { type CartItem, toItemKey } from './cart.ts';
import type { PricedLine } from './cart-totals.tsx';

const key = 'int-cart-confirmed';

/** When the server last confirmed the prices that the cart shows, and which. */
export function loadPriceConfirmation(): PriceConfirmation | undefined {
  try {
    return parsePriceConfirmation(localStorage.getItem(key), Date.now());
  } catch {
    return undefined;
  }
}

export function savePriceConfirmation(confirmation: PriceConfirmation): void {
  try {
    localStorage.setItem(key, JSON.stringify(confirmation));
  } catch {
    // Private windows refuse to store; then no time is shown.
  }
}

export function removePriceConfirmation(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** The prices that the server has confirmed, in cents by item key, and when, in milliseconds. */
type PriceConfirmation = { moment: number; prices: Readonly<Record<string, Cents>> };

/** The prices of the lines that are available at the price that the cart shows, by item key. */
export function listConfirmedPrices(lines: readonly PricedLine[]): Record<string, Cents> {
  const confirmed = lines.filter(
    ({ quoted, issues }) =>
      (quoted?.state === 'ok' || quoted?.state === 'fewer') && issues.every(({ kind }) => kind === 'fewer'),
  );
  return Object.fromEntries(confirmed.map(({ line }) => [toItemKey(line), line.priceCents]));
}

/** When all of these prices were confirmed; undefined when one of them was not. */
export function findConfirmationTime(
  confirmation: PriceConfirmation | undefined,
  lines: readonly Pick<CartItem, 'product' | 'variant' | 'personalization' | 'priceCents'>[],
): number | undefined {
  const areAll = lines.every((line) => confirmation?.prices[toItemKey(line)] === line.priceCents);
  return areAll ? confirmation?.moment : undefined;
}

/** Undefined for malformed text and for a time in the future. */
export function parsePriceConfirmation(text: string | null, now: number): PriceConfirmation | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.prices)) return undefined;
    const { moment, prices } = stored;
    const isPast = Number.isSafeInteger(moment) && Number(moment) > 0 && Number(moment) <= now;
    return isPast && arePrices(prices) ? { moment: Number(moment), prices } : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const arePrices = (prices: Record<string, unknown>): prices is Record<string, Cents> =>
  Object.values(prices).every((cents) => Number.isSafeInteger(cents));

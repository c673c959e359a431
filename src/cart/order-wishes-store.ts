import 'client-only';
import { followStored } from '../base/follow-stored.ts';
import { createStore } from '../base/store.ts';
import { dropStaleBegun, isFresh } from './begun-express.ts';

const key = 'int-checkout';

type Wishes = {
  presentWrap: boolean;
  country: string | null;
  /** An order of this browser's is on its way, or waits for its payment. */
  hasAttempt: boolean;
};

/** What a cart asks of the checkout's own state: it is kept there, and the checkout finds it when it opens. */
export const orderWishes = createStore<Wishes>({ presentWrap: false, country: null, hasAttempt: false });

export const connectOrderWishes = followStored({ key, open, read: takeKept });

export function wishPresentWrap(presentWrap: boolean): void {
  orderWishes.presentWrap = presentWrap;
  keep({ presentWrap });
}

export function wishCountry(country: string | null): void {
  orderWishes.country = country;
  const { shippingAddress } = readKept();
  keep({ shippingAddress: { ...(isRecord(shippingAddress) && shippingAddress), country: country ?? '' } });
}

function open(): void {
  dropStaleBegun();
  const { express } = readKept();
  if (isRecord(express) && !isFresh(String(express.token))) keep({ express: null, paymentMethod: null });
  takeKept();
}

function takeKept(): void {
  const { presentWrap, shippingAddress, attempt } = readKept();
  const country = isRecord(shippingAddress) ? shippingAddress.country : undefined;
  orderWishes.presentWrap = presentWrap === true;
  orderWishes.hasAttempt = isRecord(attempt);
  orderWishes.country = typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
}

/** Whatever else a shopper has told the checkout stays as it is. */
function keep(changes: Record<string, unknown>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version: 1, ...readKept(), ...changes, timestamp: Date.now() }));
  } catch {
    // Private windows refuse to store; the checkout asks once more.
  }
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isRecord(kept) && kept.version === 1 ? kept : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import 'client-only';
import { createStore, syncStorage } from '../base/store.ts';
import {
  checkoutKey,
  checkoutVersion,
  isExpressTokenFresh,
  readStoredCheckout,
  removeStaleExpressToken,
  writeStoredCheckout,
} from './checkout-storage.ts';

type State = {
  presentWrap: boolean;
  country: string | null;
  /** Whether an order of this browser is being sent or waits for its payment. */
  hasAttempt: boolean;
};

/**
 * The part of the stored checkout that the cart reads and changes: gift wrapping and the country. The checkout finds it
 * there when it opens.
 */
export const cartOptions = createStore<State>({ presentWrap: false, country: null, hasAttempt: false });

export const connectCartOptions = syncStorage({ key: checkoutKey, load, reload: applyStored });

export function setPresentWrap(presentWrap: boolean): void {
  cartOptions.presentWrap = presentWrap;
  save({ presentWrap });
}

export function setCountry(country: string | null): void {
  cartOptions.country = country;
  const { shippingAddress } = loadStored();
  save({ shippingAddress: { ...(isRecord(shippingAddress) && shippingAddress), country: country ?? '' } });
}

function load(): void {
  removeStaleExpressToken();
  const { express } = loadStored();
  if (isRecord(express) && !isExpressTokenFresh(String(express.token))) save({ express: null, paymentMethod: null });
  applyStored();
}

function applyStored(): void {
  const { presentWrap, shippingAddress, attempt } = loadStored();
  const country = isRecord(shippingAddress) ? shippingAddress.country : undefined;
  cartOptions.presentWrap = presentWrap === true;
  cartOptions.hasAttempt = isRecord(attempt);
  cartOptions.country = typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
}

/** Saves changes into the stored checkout; its other fields stay as they are. */
function save(changes: Record<string, unknown>): void {
  // Where nothing can be stored, the checkout starts with its defaults.
  writeStoredCheckout(JSON.stringify({ version: checkoutVersion, ...loadStored(), ...changes, timestamp: Date.now() }));
}

function loadStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStoredCheckout() ?? '{}');
    return isRecord(stored) && stored.version === checkoutVersion ? stored : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

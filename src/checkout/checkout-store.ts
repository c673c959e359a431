import 'client-only';
import { createStore } from '../base/store.ts';
import { syncStorage } from '../base/sync-storage.ts';
import { checkoutKey, readStoredCheckout, writeStoredCheckout } from '../cart/checkout-storage.ts';
import type { Quote } from '../orders/quote.ts';
import { type AddressField, emptyAddress } from './address.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { chooseMethods } from './choose-methods.ts';
import { formatCheckout, maxStoredLength, parseCheckout } from './stored-checkout.ts';

type State = Checkout & {
  /** False until storage was read, which the server cannot do. */
  isReady: boolean;
  /** Incremented when another tab has written: uncontrolled fields remount with the new values. */
  revision: number;
};

/** The order draft of this browser. Components read it by `useCheckout` and change it by the functions below. */
export const checkout = createStore<State>({ ...makeCheckout(), isReady: false, revision: 0 });

/** False once storage has failed; the state then lives in memory until the page goes. */
let canStore = true;

/** Reads the stored state and follows other tabs; all components share one connection. */
export const connectCheckout = syncStorage({
  key: checkoutKey,
  load: () => Object.assign(checkout, loadCheckout(), { isReady: true }),
  reload: reloadCheckout,
});

/** Changes the draft as it is stored: what another tab has written stays, even while its storage event is pending. */
export function updateCheckout(changes: Partial<Checkout>): void {
  reloadCheckout();
  Object.assign(checkout, changes);
  saveCheckout();
}

/** Replaces choices that a quote does not offer. */
export function chooseOffered(quote: Quote): void {
  // No input of this tab: what another one has just stored must not be overwritten while its event is pending.
  reloadCheckout();
  const chosen = chooseMethods(getCheckout(), quote);
  if (chosen) updateCheckout(chosen);
}

/** The name of an address in the order's body. */
export type AddressName = 'shipping_address' | 'invoice_address';

export const toAddressKey = (name: AddressName) => (name === 'shipping_address' ? 'shippingAddress' : 'invoiceAddress');

/** Autofill changes all fields of an address at once, so each change builds on the current store. */
export function updateAddress(name: AddressName, field: AddressField, entry: string): void {
  reloadCheckout();
  const key = toAddressKey(name);
  updateCheckout({ [key]: { ...(checkout[key] ?? emptyAddress), [field]: entry } });
}

/** Resets the state, here and in storage. */
export function resetCheckout(): void {
  Object.assign(checkout, makeCheckout(), { revision: checkout.revision + 1 });
  writeStoredCheckout(null);
}

/** Reads storage again when storage events of other tabs may still be pending. */
export function reloadCheckout(): void {
  const stored = loadCheckout();
  if (JSON.stringify(stored) !== JSON.stringify(getCheckout())) {
    Object.assign(checkout, stored, { revision: checkout.revision + 1 });
  }
}

/** The state that is stored, without what belongs to this page only. */
export function getCheckout(): Checkout {
  const { isReady: _, revision: __, ...stored } = checkout;
  return stored;
}

function loadCheckout(): Checkout {
  if (!canStore) return getCheckout();
  try {
    return parseCheckout(readStoredCheckout());
  } catch {
    canStore = false;
    return getCheckout();
  }
}

function saveCheckout(): void {
  const text = formatCheckout(getCheckout(), Date.now());
  canStore = writeStoredCheckout(text.length > maxStoredLength ? null : text);
}

import 'client-only';
import { createStore } from '../base/store.ts';
import { syncStorage } from '../base/sync-storage.ts';
import { type AddressField, emptyAddress } from './address.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { formatCheckout, maxStoredLength, parseCheckout } from './stored-checkout.ts';

const key = 'int-checkout';

type State = Checkout & {
  /** False until the browser was asked: the server never knows. */
  isReady: boolean;
  /** Raised when another tab has written: fields begin anew with what it wrote. */
  revision: number;
};

/** What the shopper has told so far. Components read it and change it by the verbs below. */
export const checkout = createStore<State>({ ...makeCheckout(), isReady: false, revision: 0 });

/** Where it is kept: what a full store refuses, the tab may still hold for itself. */
const storages = [() => localStorage, () => sessionStorage] as const;

/** A browser that does not store keeps it in memory, for as long as the page lives. */
let canStore = true;

/** Reads what is kept and follows the other tabs, once for all who show it. */
export const connectCheckout = syncStorage({
  key,
  load: () => Object.assign(checkout, loadCheckout(), { isReady: true }),
  reload: reloadCheckout,
});

export function updateCheckout(changes: Partial<Checkout>): void {
  // Another tab may have sent an order of which this one has not heard yet: only who means it changes that.
  Object.assign(checkout, { attempt: loadCheckout().attempt }, changes);
  saveCheckout();
}

/** An address, as the order calls it. */
export type AddressName = 'shipping_address' | 'invoice_address';

export const toAddressKey = (name: AddressName) => (name === 'shipping_address' ? 'shippingAddress' : 'invoiceAddress');

/** Browsers fill in all fields of an address at once: each is written into what the one before has left. */
export function updateAddress(name: AddressName, field: AddressField, entry: string): void {
  const key = toAddressKey(name);
  updateCheckout({ [key]: { ...(checkout[key] ?? emptyAddress), [field]: entry } });
}

/** Forgets all of it, here and in the browser's stores. */
export function resetCheckout(): void {
  Object.assign(checkout, makeCheckout(), { revision: checkout.revision + 1 });
  for (const getStorage of storages) writeItem(getStorage, null);
}

/** What lies in the store now, whoever wrote it last: asked before an order is sent, when events may still be on their way. */
export function reloadCheckout(): void {
  const stored = loadCheckout();
  if (JSON.stringify(stored) !== JSON.stringify(getCheckout())) {
    Object.assign(checkout, stored, { revision: checkout.revision + 1 });
  }
}

/** The state that is kept, without what only this page knows. */
export function getCheckout(): Checkout {
  const { isReady: _, revision: __, ...stored } = checkout;
  return stored;
}

function loadCheckout(): Checkout {
  if (!canStore) return getCheckout();
  try {
    return parseCheckout(sessionStorage.getItem(key) ?? localStorage.getItem(key));
  } catch {
    canStore = false;
    return getCheckout();
  }
}

/** One copy at most: what was kept before would only mislead. */
function saveCheckout(): void {
  const text = formatCheckout(getCheckout(), Date.now());
  canStore = false;
  for (const getStorage of storages) {
    const isWritten = writeItem(getStorage, canStore || text.length > maxStoredLength ? null : text);
    canStore ||= isWritten;
  }
}

/** @returns whether it is kept there now; where it is not, nothing else is */
function writeItem(getStorage: () => Storage, text: string | null): boolean {
  try {
    if (text !== null) getStorage().setItem(key, text);
    else getStorage().removeItem(key);
    return text !== null;
  } catch {
    // Private windows refuse to store, and some stores are full.
    return text !== null && writeItem(getStorage, null);
  }
}

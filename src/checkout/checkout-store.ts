import 'client-only';
import { followStored } from '../base/follow-stored.ts';
import { createStore } from '../base/store.ts';
import { type AddressField, emptyAddress } from './address.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { formatCheckout, longestText, parseCheckout } from './stored-checkout.ts';

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
const stores = [() => localStorage, () => sessionStorage] as const;

/** A browser that does not store keeps it in memory, for as long as the page lives. */
let isStored = true;

/** Reads what is kept and follows the other tabs, once for all who show it. */
export const connectCheckout = followStored({
  key,
  open: () => Object.assign(checkout, readKept(), { isReady: true }),
  read: refresh,
});

export function change(changes: Partial<Checkout>): void {
  // Another tab may have sent an order of which this one has not heard yet: only who means it changes that.
  Object.assign(checkout, { attempt: readKept().attempt }, changes);
  keep();
}

/** An address, as the order calls it. */
export type AddressName = 'shipping_address' | 'invoice_address';

export const toAddressKey = (name: AddressName) => (name === 'shipping_address' ? 'shippingAddress' : 'invoiceAddress');

/** Browsers fill in all fields of an address at once: each is written into what the one before has left. */
export function changeAddress(name: AddressName, field: AddressField, entry: string): void {
  const key = toAddressKey(name);
  change({ [key]: { ...(checkout[key] ?? emptyAddress), [field]: entry } });
}

/** Forgets all of it, here and in the browser's stores. */
export function reset(): void {
  Object.assign(checkout, makeCheckout(), { revision: checkout.revision + 1 });
  for (const open of stores) write(open, null);
}

/** What lies in the store now, whoever wrote it last: asked before an order is sent, when events may still be on their way. */
export function refresh(): void {
  const kept = readKept();
  if (JSON.stringify(kept) !== JSON.stringify(getCheckout())) {
    Object.assign(checkout, kept, { revision: checkout.revision + 1 });
  }
}

/** The state that is kept, without what only this page knows. */
export function getCheckout(): Checkout {
  const { isReady: _, revision: __, ...kept } = checkout;
  return kept;
}

function readKept(): Checkout {
  if (!isStored) return getCheckout();
  try {
    return parseCheckout(sessionStorage.getItem(key) ?? localStorage.getItem(key));
  } catch {
    isStored = false;
    return getCheckout();
  }
}

/** One copy at most: what was kept before would only mislead. */
function keep(): void {
  const text = formatCheckout(getCheckout(), Date.now());
  isStored = false;
  for (const open of stores) {
    const isKept = write(open, isStored || text.length > longestText ? null : text);
    isStored ||= isKept;
  }
}

/** @returns whether it is kept there now; where it is not, nothing else is */
function write(open: () => Storage, text: string | null): boolean {
  try {
    if (text !== null) open().setItem(key, text);
    else open().removeItem(key);
    return text !== null;
  } catch {
    // Private windows refuse to store, and some stores are full.
    return text !== null && write(open, null);
  }
}

import 'client-only';
import * as v from 'valibot';
import { parseJson } from '../base/parse-json.ts';
import { createStore, syncStorage } from '../base/store.ts';
import { checkoutKey, checkoutVersion, readStoredCheckout, writeStoredCheckout } from '../cart/checkout-storage.ts';
import { placedOrder } from '../orders/order.ts';
import { orderBody } from '../orders/order-bodies.ts';
import { express } from '../orders/order-fields.ts';
import { knownPayPalSources, type Quote } from '../orders/quote.ts';
import { type AddressField, addressFields, defaultCountry, emptyAddress } from './address.ts';
import { type Checkout, chooseMethods, makeCheckout } from './checkout.ts';
import type { OrderAttempt } from './order-attempt.ts';

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

/** Far more than real states need; a longer one lives in memory only. */
const maxStoredLength = 200_000;

/**
 * An invalid field falls back alone, so that nobody has to enter the others again. Text that is too long for an order
 * is kept until the shopper has shortened it.
 */
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((one) => one.toWellFormed()),
  ),
  '',
);

const id = v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null);

const flag = v.fallback(v.boolean(), false);

const country = v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), defaultCountry);

const address = v.object({
  ...v.entriesFromList(addressFields, text),
  country,
});

const attempt: v.GenericSchema<unknown, OrderAttempt> = v.object({
  body: v.omit(orderBody, ['project', 'client', 'network']),
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  order: v.fallback(v.nullable(placedOrder), null),
  payPalClientId: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
  payPalSources: v.fallback(knownPayPalSources, []),
  isExpressOver: flag,
  isGivenUp: flag,
});

const checkoutSchema = v.object({
  version: v.literal(checkoutVersion),
  customerEmail: text,
  phone: text,
  isCollection: flag,
  shippingAddress: v.fallback(address, { ...emptyAddress }),
  invoiceAddress: v.fallback(v.nullable(address), null),
  comment: text,
  paymentMethod: id,
  shippingMethod: id,
  /** Euros, like all stored amounts. */
  shippingCost: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000)), 0),
  branch: id,
  presentWrap: flag,
  giftMessage: text,
  express: v.fallback(v.optional(v.nullable(v.object({ token: express, account: v.string() })), null), null),
  attempt: v.fallback(v.nullable(attempt), null),
});

/** @returns an initial state for no text, malformed text and an unknown version */
export function parseCheckout(stored: string | null): Checkout {
  if (stored === null || stored.length > maxStoredLength) return makeCheckout();
  const read = v.safeParse(checkoutSchema, parseJson(stored));
  if (!read.success) return makeCheckout();
  const { version: _, shippingCost, ...known } = read.output;
  // With keys in the order of an initial state, so that two states can be compared as JSON.
  return { ...makeCheckout(), ...known, shippingCost: Math.round(shippingCost * 100) };
}

/** @param now the stored timestamp, in milliseconds */
export function formatCheckout(checkout: Checkout, now: number): string {
  return JSON.stringify({
    version: checkoutVersion,
    ...checkout,
    shippingCost: checkout.shippingCost / 100,
    timestamp: now,
  });
}

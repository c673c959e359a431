import * as v from 'valibot';
import { parseJson } from '../base/parse-json.ts';
import { checkoutVersion } from '../cart/checkout-storage.ts';
import { placedOrder } from '../orders/order.ts';
import { orderBody } from '../orders/order-bodies.ts';
import { express } from '../orders/order-fields.ts';
import { knownPayPalSources } from '../orders/quote.ts';
import { addressFields, defaultCountry, emptyAddress } from './address.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** Far more than real states need; a longer one lives in memory only. */
export const maxStoredLength = 200_000;

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

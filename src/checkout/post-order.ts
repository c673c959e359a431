import * as v from 'valibot';
import type { Snapshot } from 'valtio/vanilla';
import type { Cents } from '../base/money.ts';
import { normalizeLine, normalizeText } from '../contact/form-rules.ts';
import type { Language } from '../i18n/languages.ts';
import { normalizePostcode } from '../orders/address-form.ts';
import type { BrowserResult } from '../orders/browser-result.ts';
import { callOrderApi } from '../orders/call-order-api.ts';
import { placedOrder } from '../orders/order.ts';
import type { BrowserBody } from '../orders/order-bodies.ts';
import type { OrderLine } from '../orders/order-fields.ts';
import { orderFailures } from '../orders/order-result.ts';
import type { Quote } from '../orders/quote.ts';
import { type Address, addressFields } from './address.ts';
import type { Checkout } from './checkout.ts';

const timeoutMs = 20_000;

const responseSchema = v.union([
  v.object({ status: v.literal('ok'), order: v.object({ ...placedOrder.entries, href: v.nullable(v.string()) }) }),
  v.object({
    status: v.literal('failed'),
    message: v.string(),
    reason: v.literal('changed'),
    quote: v.custom<Quote>(isQuote),
  }),
  v.object({ status: v.literal('failed'), message: v.string(), reason: v.literal('refused'), field: v.string() }),
  v.object({
    status: v.literal('failed'),
    message: v.string(),
    reason: v.picklist([
      'too_many',
      'too_many_unpaid',
      'closed',
      'unknown',
      'key_reused',
      'declined',
      'mismatch',
      'away',
    ]),
  }),
]);

/**
 * Posts the order. A missing or unreadable response is a failure with reason `away`: the order may exist all the same.
 */
export async function postOrder(body: Snapshot<BrowserBody<'order'>>): Promise<BrowserResult<'order'>> {
  const response = v.safeParse(responseSchema, await callOrderApi('order', body, timeoutMs));
  return response.success ? response.output : { status: 'failed', message: orderFailures.order, reason: 'away' };
}

/** Cancels an order that waits for its payment. @returns whether the server has confirmed */
export async function postCancel(body: Omit<BrowserBody<'order/cancel'>, 'id'>): Promise<boolean> {
  return v.is(v.object({ status: v.literal('ok') }), await callOrderApi('order/cancel', body, timeoutMs));
}

/** A cheap check: the site's server has validated the quote already. */
function isQuote(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'lines' in value &&
    Array.isArray(value.lines) &&
    'total_cents' in value &&
    Number.isSafeInteger(value.total_cents)
  );
}

type Options = {
  lines: readonly OrderLine[];
  /** The drawings of these lines. */
  drawings: readonly string[];
  totalCents: Cents;
  /** The last delivery day shown above the order button; null without one. */
  deliveryTo: string | null;
  language: Language;
  id: string;
};

/**
 * Maps the checkout to the body of the order call, with normalized texts.
 *
 * @returns undefined while a choice is missing
 */
export function toOrderBody(
  checkout: Checkout,
  { lines, drawings, totalCents, deliveryTo, language, id }: Options,
): BrowserBody<'order'> | undefined {
  const { paymentMethod, shippingMethod, isCollection, shippingAddress, invoiceAddress } = checkout;
  if (paymentMethod === null || lines.length === 0) return undefined;
  return {
    id,
    language,
    lines: lines.map((line) => ({ ...line, personalization: { ...line.personalization } })),
    email: checkout.customerEmail.trim(),
    phone: normalizeLine(checkout.phone),
    shipping_address: isCollection ? null : normalizeAddress(shippingAddress),
    invoice_address: invoiceAddress && normalizeAddress(invoiceAddress),
    gift_message: normalizeText(checkout.giftMessage),
    comment: normalizeText(checkout.comment),
    payment_method: paymentMethod,
    shipping_method: shippingMethod,
    branch: isCollection ? checkout.branch : null,
    present_wrap: checkout.presentWrap,
    accepted_total_cents: totalCents,
    accepted_delivery_to: deliveryTo,
    express: checkout.express?.token ?? null,
    drawings: [...drawings],
  };
}

function normalizeAddress(address: Address): Address {
  const tidy = { ...address };
  for (const field of addressFields) tidy[field] = normalizeLine(address[field]);
  return { ...tidy, zip_code: normalizePostcode(tidy.zip_code, tidy.country) };
}

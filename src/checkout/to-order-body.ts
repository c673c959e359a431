import type { Cents } from '../base/money.ts';
import { normalizeLine, normalizeText } from '../contact/form-text.ts';
import type { Language } from '../i18n/languages.ts';
import type { BrowserBody } from '../orders/order-bodies.ts';
import type { OrderLine } from '../orders/order-fields.ts';
import { normalizePostcode } from '../orders/postcode.ts';
import { type Address, addressFields } from './address.ts';
import type { Checkout } from './checkout.ts';

type Options = {
  lines: readonly OrderLine[];
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
  { lines, totalCents, deliveryTo, language, id }: Options,
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
  };
}

function normalizeAddress(address: Address): Address {
  const tidy = { ...address };
  for (const field of addressFields) tidy[field] = normalizeLine(address[field]);
  return { ...tidy, zip_code: normalizePostcode(tidy.zip_code, tidy.country) };
}

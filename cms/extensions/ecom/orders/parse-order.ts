import { isCountry } from '../../../../src/orders/address-form.ts';
import { maxGiftMessageLength } from '../../../../src/orders/gift-message.ts';
import { findPostcodeError } from '../../../../src/orders/postcode.ts';
import { cleanLine, cleanText } from '../../mail/clean-text.ts';
import type { Language } from '../../messages/language.ts';
import { booleanValue, email, language, matching, project, requestId, text } from '../../messages/parse.ts';
import { expressPattern } from '../payments/paypal/express/express-token.ts';
import type { CartLine } from '../pricing/quote.ts';
import { parseNetwork } from '../request-limits.ts';
import { fromParser, list, nullable, object, type Validator } from './validation.ts';

export type Address = {
  first_name: string;
  last_name: string;
  company: string;
  street: string;
  house_number: string;
  addition: string;
  zip_code: string;
  city: string;
  country: string;
};

export type QuoteInput = {
  project: string;
  language: Language;
  lines: CartLine[];
  country: string | null;
  payment_method: number | null;
  shipping_method: number | null;
  /** Pickup branch; null for the main one, and for shipped orders. */
  branch: number | null;
  present_wrap: boolean;
};

export type OrderInput = {
  project: string;
  language: Language;
  /** Idempotency key of one attempt. */
  id: string;
  client: string;
  /** Empty if not sent. */
  network: string;
  lines: CartLine[];
  email: string;
  phone: string;
  /** Null for pickup. */
  shipping_address: Address | null;
  /** Null if same as the shipping address. */
  invoice_address: Address | null;
  /** Empty for none. */
  gift_message: string;
  comment: string;
  payment_method: number;
  /** Null if the shop has no shipping methods. */
  shipping_method: number | null;
  /** Pickup branch; null for the main one, and for shipped orders. */
  branch: number | null;
  present_wrap: boolean;
  accepted_total_cents: number;
  /** Latest delivery date that the shopper saw; null if none was shown. */
  accepted_delivery_to: string | null;
  /** Token of a PayPal express approval; null if there is none. */
  express: string | null;
};

/** Limits of a plausible cart. */
const maxLines = 50;
const maxCount = 99;
const maxKey = 2 ** 31 - 1;
/** Maximum of a money column. */
const maxCents = 9_999_999_999;

const key = fromParser(integerBetween(1, maxKey));
export const country = fromParser(matching(/^[A-Z]{2}$/));
const line = (min: number, max: number) => fromParser(text(cleanLine, min, max));

/** Older releases of the storefront do not send it. */
const branch: Validator<number | null> = (given) => nullable(key)(given ?? null);

/** Older releases of the storefront do not send it. */
const giftMessage: Validator<string> = (given) => fromParser(text(cleanText, 0, maxGiftMessageLength))(given ?? '');

const acceptedDay = nullable(fromParser(matching(/^\d{4}-\d\d-\d\d$/)));

const personalizationValues = fromParser((given) => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const entries = Object.entries(given);
  const isAllowed = ([name, value]: [string, unknown]) =>
    name.length <= 100 && typeof value === 'string' && value.length <= 2000;
  // Every value was just checked to be a string.
  return entries.length <= 20 && entries.every(isAllowed) ? (Object.fromEntries(entries) as Values) : undefined;
});

type Values = Record<string, string>;

const cartLine = object<CartLine>({
  product: key,
  variant: nullable(key),
  personalization: personalizationValues,
  count: fromParser(integerBetween(1, maxCount)),
});

export const cartLines = list(cartLine, 1, maxLines);

const addressFields = object<Address>({
  first_name: line(1, 100),
  last_name: line(1, 100),
  company: line(0, 200),
  street: line(1, 200),
  house_number: line(0, 20),
  addition: line(0, 200),
  zip_code: line(0, 12),
  city: line(1, 100),
  country: fromParser((given) => (typeof given === 'string' && isCountry(given) ? given : undefined)),
});

const address: typeof addressFields = (given) => {
  const checked = addressFields(given);
  if ('wrong' in checked) return checked;
  return findPostcodeError(checked.value.zip_code, checked.value.country) ? { wrong: 'zip_code' } : checked;
};

const callFields = { project: fromParser(project), language: fromParser(language) };

export const parseQuote = object<QuoteInput>({
  ...callFields,
  lines: list(cartLine, 0, maxLines),
  country: nullable(country),
  payment_method: nullable(key),
  shipping_method: nullable(key),
  branch,
  present_wrap: fromParser(booleanValue),
});

export const parseOrder = object<OrderInput>({
  ...callFields,
  id: fromParser(requestId),
  client: fromParser(matching(/^[0-9a-f]{32}$/)),
  network: fromParser(parseNetwork),
  lines: cartLines,
  email: fromParser(email),
  phone: line(0, 50),
  shipping_address: nullable(address),
  invoice_address: nullable(address),
  gift_message: giftMessage,
  comment: fromParser(text(cleanText, 0, 2000)),
  payment_method: key,
  shipping_method: nullable(key),
  branch,
  present_wrap: fromParser(booleanValue),
  accepted_total_cents: fromParser(integerBetween(0, maxCents)),
  // Older releases of the storefront do not send it.
  accepted_delivery_to: (given) => acceptedDay(given ?? null),
  // Older releases of the storefront do not send it.
  express: (given) => nullable(fromParser(matching(expressPattern)))(given ?? null),
});

const token = fromParser(matching(/^[\w-]{43}$/));

export const parseOrderToken = object<{ project: string; language: Language; token: string }>({ ...callFields, token });

export const parseOwnOrder = object<{ project: string; language: Language; uuid: string; token: string }>({
  ...callFields,
  uuid: fromParser(requestId),
  token,
});

function integerBetween(min: number, max: number) {
  return (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
}

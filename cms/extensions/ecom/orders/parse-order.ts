import { isCountry } from '../../../../src/orders/address-form.ts';
import { longestGiftMessage } from '../../../../src/orders/gift-message.ts';
import { findPostcodeFault } from '../../../../src/orders/postcode.ts';
import { cleanLine, cleanText } from '../../mail/clean-text.ts';
import type { Language } from '../../messages/language.ts';
import { callId, email, language, matching, project, text, yesOrNo } from '../../messages/parse.ts';
import { parseNetwork } from '../limits.ts';
import { expressPattern } from '../payments/paypal/express/express-token.ts';
import type { CartLine } from '../pricing/quote.ts';
import { type Check, list, object, orNull, single } from './checked.ts';

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
  /** Where it is collected; null for the main house, and where it is sent. */
  branch: number | null;
  present_wrap: boolean;
};

export type OrderInput = {
  project: string;
  language: Language;
  /** Of one attempt: the same id again is the same order. */
  id: string;
  client: string;
  /** Empty where none was named. */
  network: string;
  lines: CartLine[];
  email: string;
  phone: string;
  /** Null where it is collected. */
  shipping_address: Address | null;
  /** Null where it is the other one. */
  invoice_address: Address | null;
  /** For a card; empty for none. */
  gift_message: string;
  comment: string;
  payment_method: number;
  /** Null where the shop names none. */
  shipping_method: number | null;
  /** Where it is collected; null for the main house, and where it is sent. */
  branch: number | null;
  present_wrap: boolean;
  accepted_total_cents: number;
  /** The last day of delivery that the shopper saw; null where none was told. */
  accepted_delivery_to: string | null;
  /** What was agreed to at PayPal before; null where nothing was. */
  express: string | null;
};

/** An order without end is no cart; a piece of jewellery is not bought by the hundred. */
const mostLines = 50;
const mostOfOne = 99;
const lastKey = 2 ** 31 - 1;
/** What a column of money holds. */
const mostCents = 9_999_999_999;

const key = single(within(1, lastKey));
export const country = single(matching(/^[A-Z]{2}$/));
const line = (least: number, most: number) => single(text(cleanLine, least, most));

/** A storefront of a release before does not send it. */
const branch: Check<number | null> = (given) => orNull(key)(given ?? null);

/** Nor this. */
const giftMessage: Check<string> = (given) => single(text(cleanText, 0, longestGiftMessage))(given ?? '');

const acceptedDay = orNull(single(matching(/^\d{4}-\d\d-\d\d$/)));

const values = single((given) => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const entries = Object.entries(given);
  const isAllowed = ([name, value]: [string, unknown]) =>
    name.length <= 100 && typeof value === 'string' && value.length <= 2000;
  // Each value has just been seen to be a string.
  return entries.length <= 20 && entries.every(isAllowed) ? (Object.fromEntries(entries) as Values) : undefined;
});

type Values = Record<string, string>;

const cartLine = object<CartLine>({
  product: key,
  variant: orNull(key),
  personalization: values,
  count: single(within(1, mostOfOne)),
});

export const cartLines = list(cartLine, 1, mostLines);

const anyAddress = object<Address>({
  first_name: line(1, 100),
  last_name: line(1, 100),
  company: line(0, 200),
  street: line(1, 200),
  house_number: line(0, 20),
  addition: line(0, 200),
  zip_code: line(0, 12),
  city: line(1, 100),
  country: single((given) => (typeof given === 'string' && isCountry(given) ? given : undefined)),
});

const address: typeof anyAddress = (given) => {
  const checked = anyAddress(given);
  if ('wrong' in checked) return checked;
  return findPostcodeFault(checked.value.zip_code, checked.value.country) ? { wrong: 'zip_code' } : checked;
};

const caller = { project: single(project), language: single(language) };

export const parseQuote = object<QuoteInput>({
  ...caller,
  lines: list(cartLine, 0, mostLines),
  country: orNull(country),
  payment_method: orNull(key),
  shipping_method: orNull(key),
  branch,
  present_wrap: single(yesOrNo),
});

export const parseOrder = object<OrderInput>({
  ...caller,
  id: single(callId),
  client: single(matching(/^[0-9a-f]{32}$/)),
  network: single(parseNetwork),
  lines: cartLines,
  email: single(email),
  phone: line(0, 50),
  shipping_address: orNull(address),
  invoice_address: orNull(address),
  gift_message: giftMessage,
  comment: single(text(cleanText, 0, 2000)),
  payment_method: key,
  shipping_method: orNull(key),
  branch,
  present_wrap: single(yesOrNo),
  accepted_total_cents: single(within(0, mostCents)),
  // A storefront of a release before does not send it.
  accepted_delivery_to: (given) => acceptedDay(given ?? null),
  // Nor this.
  express: (given) => orNull(single(matching(expressPattern)))(given ?? null),
});

const token = single(matching(/^[\w-]{43}$/));

export const parseOrderToken = object<{ project: string; language: Language; token: string }>({ ...caller, token });

export const parseOwnOrder = object<{ project: string; language: Language; uuid: string; token: string }>({
  ...caller,
  uuid: single(callId),
  token,
});

function within(least: number, most: number) {
  return (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;
}

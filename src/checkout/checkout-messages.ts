import type { CartIntl } from '../cart/cart-messages.ts';
import type { Phone } from '../content/company/phone.ts';
import type { PricePattern } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages/shape.ts';

export type CheckoutMessages = Messages['checkout'];
export type OrderingMessages = Messages['ordering'];

/** What the checkout's components need to format messages and prices. */
export type CheckoutIntl = {
  language: Language;
  messages: CheckoutMessages;
  orderingMessages: OrderingMessages;
  cart: Omit<CartIntl, 'language'>;
  pattern: PricePattern;
  /** The phone number shown when an order cannot be placed here. */
  phone: Phone | null;
};

/** Paths of the pages that the checkout links to. */
export type CheckoutPaths = {
  shop: string;
  cart: string;
  productRoot: string;
  /** The path of order pages, without the token. */
  orderRoot: string;
  terms: string;
  withdrawal: string;
  privacy: string;
};

import type { CartIntl } from '../cart/cart-messages.ts';
import type { Phone } from '../content/company/phone.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages/shape.ts';
import type { PricePattern } from '../i18n/price-pattern.ts';

export type CheckoutMessages = Messages['checkout'];
export type OrderingMessages = Messages['ordering'];

/** How the checkout speaks: what every part of it needs to say something. */
export type CheckoutIntl = {
  language: Language;
  messages: CheckoutMessages;
  orderingMessages: OrderingMessages;
  cart: Omit<CartIntl, 'language'>;
  pattern: PricePattern;
  /** Whom to call when an order cannot be placed here. */
  phone: Phone | null;
};

/** Where the checkout leads to. */
export type CheckoutPaths = {
  shop: string;
  cart: string;
  productRoot: string;
  /** The page of an order, without the token that opens it. */
  orderRoot: string;
  terms: string;
  withdrawal: string;
  privacy: string;
};

import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages/shape.ts';
import type { PricePattern } from '../i18n/price-pattern.ts';

export type CartMessages = Messages['cart'];

/** How the cart speaks: what every part of it needs to say something. */
export type CartIntl = { language: Language; messages: CartMessages; pattern: PricePattern };

/** Where a cart leads to. */
export type CartPaths = { shop: string; cart: string; checkout: string; productRoot: string };

import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages/shape.ts';
import type { PricePattern } from '../i18n/price-pattern.ts';

export type CartMessages = Messages['cart'];

/** What the cart's components need to format messages and prices. */
export type CartIntl = { language: Language; messages: CartMessages; pattern: PricePattern };

/** Paths of the pages that the cart links to. */
export type CartPaths = { shop: string; cart: string; checkout: string; productRoot: string };

import type { Language } from '../i18n/languages.ts';
import { toOrderLines } from './cart.ts';
import { cart } from './cart-store.ts';
import { orderWishes } from './order-wishes-store.ts';
import type { QuoteWish } from './quote-store.ts';

/** Where nearly everybody here lives; the shopper says so or otherwise. */
export const likelyCountry = 'DE';

/** What the shop is asked the price of by the cart, as it is now. */
export function getCartWish(language: Language): QuoteWish {
  return {
    language,
    lines: toOrderLines(cart.lines),
    country: orderWishes.country ?? likelyCountry,
    payment_method: null,
    shipping_method: null,
    branch: null,
    present_wrap: orderWishes.presentWrap,
  };
}

import type { Language } from '../i18n/languages.ts';
import { toOrderLines } from './cart.ts';
import { cartOptions } from './cart-options-store.ts';
import { cart } from './cart-store.ts';
import type { QuoteRequest } from './quote-store.ts';

/** The country of most customers, used until the shopper chooses another. */
export const defaultCountry = 'DE';

/** The quote request for the cart as it is now. */
export function getCartQuoteRequest(language: Language): QuoteRequest {
  return buildCartQuoteRequest(language, cartOptions, cart.lines);
}

export function buildCartQuoteRequest(
  language: Language,
  { country, presentWrap }: Pick<typeof cartOptions, 'country' | 'presentWrap'>,
  lines: typeof cart.lines,
): QuoteRequest {
  return {
    language,
    lines: toOrderLines(lines),
    country: country ?? defaultCountry,
    payment_method: null,
    shipping_method: null,
    branch: null,
    present_wrap: presentWrap,
  };
}

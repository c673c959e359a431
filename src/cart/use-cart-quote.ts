import { useEffect } from 'react';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { cartOptions, connectCartOptions } from './cart-options-store.ts';
import { cart } from './cart-store.ts';
import { buildCartQuoteRequest, defaultCountry } from './get-cart-quote-request.ts';
import { useQuote } from './use-quote.ts';

/** The quote for the cart with its options. */
export function useCartQuote(language: Language) {
  const options = useStore(cartOptions);
  const { presentWrap, country, hasAttempt } = options;
  const { lines } = useStore(cart);
  useEffect(connectCartOptions, []);
  const quote = useQuote({ request: buildCartQuoteRequest(language, options, lines), debounceMs: 250 });
  return {
    ...{ ...quote, presentWrap, country: country ?? defaultCountry },
    /** While an order is pending in this browser, the checkout is about that order. */
    expressQuote: quote.data?.paypal_express && !hasAttempt ? quote.data : null,
  };
}

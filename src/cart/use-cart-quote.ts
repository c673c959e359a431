import { useEffect, useRef } from 'react';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { toOrderLines } from './cart.ts';
import { cartOptions, connectCartOptions } from './cart-options-store.ts';
import { cart } from './cart-store.ts';
import { defaultCountry, getCartQuoteRequest } from './get-cart-quote-request.ts';
import { clearQuote, fetchQuote, quote } from './quote-store.ts';

/** Milliseconds in which several changes are one question. */
const debounceMs = 250;

/**
 * What the shop says of the cart, asked again with every change of it, when a tab is looked at again and when a connection
 * comes back.
 */
export function useCartQuote(language: Language) {
  const { isReady, lines } = useStore(cart);
  const { presentWrap, country, hasAttempt } = useStore(cartOptions);
  const snapshot = useStore(quote);
  const hasAsked = useRef(false);
  const asked = JSON.stringify(toOrderLines(lines));
  useEffect(connectCartOptions, []);

  const ask = () => fetchQuote(getCartQuoteRequest(language));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is read when the time has come.
  useEffect(() => {
    if (!isReady) return;
    if (cart.lines.length === 0) return clearQuote();
    const timer = setTimeout(ask, hasAsked.current ? debounceMs : 0);
    hasAsked.current = true;
    return () => clearTimeout(timer);
  }, [isReady, asked, presentWrap, country, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useEffect(() => {
    const askAgain = () => {
      if (document.visibilityState === 'visible' && cart.lines.length > 0) void ask();
    };
    addEventListener('online', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [language]);

  return {
    ...{ ...snapshot, presentWrap, country: country ?? defaultCountry, askAgain: ask },
    /** While an order is open here, the checkout is about that one. */
    expressQuote: snapshot.answer?.paypal_express && !hasAttempt ? snapshot.answer : null,
  };
}

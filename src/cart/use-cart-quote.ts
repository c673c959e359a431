import { useEffect, useRef } from 'react';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { toOrderLines } from './cart.ts';
import { cartOptions, connectCartOptions } from './cart-options-store.ts';
import { cart } from './cart-store.ts';
import { defaultCountry, getCartQuoteRequest } from './get-cart-quote-request.ts';
import { clearQuote, fetchQuote, quote } from './quote-store.ts';

const debounceMs = 250;

/**
 * The quote for the cart, requested again when the cart changes, when the tab becomes visible and when the connection
 * returns.
 */
export function useCartQuote(language: Language) {
  const { isReady, lines } = useStore(cart);
  const { presentWrap, country, hasAttempt } = useStore(cartOptions);
  const snapshot = useStore(quote);
  const hasRequested = useRef(false);
  const requestedLines = JSON.stringify(toOrderLines(lines));
  useEffect(connectCartOptions, []);

  const refetch = () => fetchQuote(getCartQuoteRequest(language));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is built when the timer fires.
  useEffect(() => {
    if (!isReady) return;
    if (cart.lines.length === 0) return clearQuote();
    const timer = setTimeout(refetch, hasRequested.current ? debounceMs : 0);
    hasRequested.current = true;
    return () => clearTimeout(timer);
  }, [isReady, requestedLines, presentWrap, country, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useEffect(() => {
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible' && cart.lines.length > 0) void refetch();
    };
    addEventListener('online', refetchWhenVisible);
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => {
      removeEventListener('online', refetchWhenVisible);
      document.removeEventListener('visibilitychange', refetchWhenVisible);
    };
  }, [language]);

  return {
    ...{ ...snapshot, presentWrap, country: country ?? defaultCountry, refetch },
    /** While an order is pending in this browser, the checkout is about that order. */
    expressQuote: snapshot.data?.paypal_express && !hasAttempt ? snapshot.data : null,
  };
}

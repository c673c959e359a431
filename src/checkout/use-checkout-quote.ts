import { useEffect, useRef } from 'react';
import { cart } from '../cart/cart-store.ts';
import { clearQuote, fetchQuote, quote } from '../cart/quote-store.ts';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { checkout } from './checkout-store.ts';
import { getQuoteRequest } from './quote-request.ts';

/** Milliseconds in which several changes are one question. */
const debounceMs = 150;

/**
 * What the shop says of this order, asked again with every choice that decides on its price, when a tab is looked at again
 * and when a connection comes back. `isCurrent` tells that the answer is about what is chosen now.
 */
export function useCheckoutQuote(language: Language) {
  const { isReady: hasCart } = useStore(cart);
  const { isReady } = useStore(checkout);
  const { state, isClosed } = useStore(quote);
  // The store keeps answers as they came, so they need no copy.
  const { data, request } = quote;
  const requestKey = JSON.stringify(getQuoteRequest(language));
  const canRequest = hasCart && isReady;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is built when the timer fires.
  useEffect(() => {
    if (!canRequest) return;
    if (cart.lines.length === 0) return clearQuote();
    const timer = setTimeout(refetch, quote.data ? debounceMs : 0);
    return () => clearTimeout(timer);
  }, [canRequest, requestKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useEffect(() => {
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible' && cart.lines.length > 0) refetch();
    };
    addEventListener('online', refetchWhenVisible);
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => {
      removeEventListener('online', refetchWhenVisible);
      document.removeEventListener('visibilitychange', refetchWhenVisible);
    };
  }, [language]);

  const failures = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useEffect(() => {
    if (state === 'ready') failures.current = 0;
    if (state !== 'failed' || isClosed) return;
    failures.current += 1;
    const timer = setTimeout(refetch, Math.min(1000 * 2 ** failures.current, 30_000));
    return () => clearTimeout(timer);
  }, [state, isClosed]);

  function refetch(): void {
    void fetchQuote(getQuoteRequest(language));
  }

  const isCurrent = state === 'ready' && JSON.stringify(request) === requestKey;
  return { state, quote: data, isCurrent, isClosed, refetch };
}

import { useEffect, useRef } from 'react';
import { cart } from '../cart/cart-store.ts';
import { clearQuote, fetchQuote, quote } from '../cart/quote-store.ts';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { checkout } from './checkout-store.ts';
import { getQuoteRequest } from './quote-request.ts';

const debounceMs = 150;

/**
 * The quote for the checkout, requested again when a choice changes that affects the price, when the tab becomes
 * visible and when the connection returns. `isCurrent` tells that it is for the current choices.
 */
export function useCheckoutQuote(language: Language) {
  const { isReady: hasCart } = useStore(cart);
  const { isReady } = useStore(checkout);
  const { state, isClosed } = useStore(quote);
  // The store holds quotes by `ref`, so they need no snapshot.
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

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
 * and when a connection comes back. `isNewest` tells that the answer is about what is chosen now.
 */
export function useCheckoutQuote(language: Language) {
  const { isReady: hasCart } = useStore(cart);
  const { isReady } = useStore(checkout);
  const { state, isClosed } = useStore(quote);
  // The store keeps answers as they came, so they need no copy.
  const { answer, wish } = quote;
  const wanted = JSON.stringify(getQuoteRequest(language));
  const isAsking = hasCart && isReady;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is read anew when the time has come.
  useEffect(() => {
    if (!isAsking) return;
    if (cart.lines.length === 0) return clearQuote();
    const timer = setTimeout(ask, quote.answer ? debounceMs : 0);
    return () => clearTimeout(timer);
  }, [isAsking, wanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useEffect(() => {
    const askAgain = () => {
      if (document.visibilityState === 'visible' && cart.lines.length > 0) ask();
    };
    addEventListener('online', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [language]);

  const failures = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useEffect(() => {
    if (state === 'ready') failures.current = 0;
    if (state !== 'failed' || isClosed) return;
    failures.current += 1;
    const timer = setTimeout(ask, Math.min(1000 * 2 ** failures.current, 30_000));
    return () => clearTimeout(timer);
  }, [state, isClosed]);

  function ask(): void {
    void fetchQuote(getQuoteRequest(language));
  }

  const isNewest = state === 'ready' && JSON.stringify(wish) === wanted;
  return { state, quote: answer, isNewest, isClosed, ask };
}

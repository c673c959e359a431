import { useEffect, useEffectEvent, useRef } from 'react';
import { getBackoffMs } from '../base/backoff.ts';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { cart } from './cart-store.ts';
import { clearQuote, fetchQuote, type QuoteRequest, quote } from './quote-store.ts';

type Options = {
  /** Builds the request for the current choices; called again when it is sent. */
  getRequest: (language: Language) => QuoteRequest;
  language: Language;
  /** Whether the stored choices have been read. */
  isReady?: boolean;
  debounceMs: number;
  /** Whether a failed request is repeated, with exponential backoff. */
  retriesFailures?: boolean;
};

/**
 * The quote for the cart and the choices of a page, requested again when they change, when the tab becomes visible and
 * when the connection returns. `isCurrent` tells that it is for the current choices.
 */
export function useQuote({ getRequest, language, isReady = true, debounceMs, retriesFailures = false }: Options) {
  const { isReady: hasCart } = useStore(cart);
  const { state, data, request, isClosed } = useStore(quote);
  const requestKey = JSON.stringify(getRequest(language));
  const canRequest = hasCart && isReady;
  const scheduledKey = useRef<string>(undefined);
  const failures = useRef(0);
  const refetch = () => void fetchQuote(getRequest(language));
  const sendRequest = useEffectEvent(refetch);

  useEffect(() => {
    if (!canRequest) return;
    if (cart.lines.length === 0) return clearQuote();
    const timer = setTimeout(sendRequest, scheduledKey.current === undefined ? 0 : debounceMs);
    scheduledKey.current = requestKey;
    return () => clearTimeout(timer);
  }, [canRequest, requestKey, debounceMs]);

  useEffect(() => {
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible' && cart.lines.length > 0) sendRequest();
    };
    addEventListener('online', refetchWhenVisible);
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => {
      removeEventListener('online', refetchWhenVisible);
      document.removeEventListener('visibilitychange', refetchWhenVisible);
    };
  }, []);

  useEffect(() => {
    if (state === 'ready') failures.current = 0;
    if (state !== 'failed' || isClosed || !retriesFailures) return;
    failures.current += 1;
    const timer = setTimeout(sendRequest, getBackoffMs(failures.current));
    return () => clearTimeout(timer);
  }, [state, isClosed, retriesFailures]);

  const isCurrent = state === 'ready' && JSON.stringify(request) === requestKey;
  return { state, data, request, isClosed, isCurrent, refetch };
}

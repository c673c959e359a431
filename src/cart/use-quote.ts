import { useEffect, useEffectEvent, useRef } from 'react';
import { getBackoffMs } from '../base/backoff.ts';
import { useStore } from '../ui/use-store-state.ts';
import { cart } from './cart-store.ts';
import { clearQuote, fetchQuote, type QuoteRequest, quote } from './quote-store.ts';

type Options = {
  /** The request for the current choices. */
  request: QuoteRequest;
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
export function useQuote({ request, isReady = true, debounceMs, retriesFailures = false }: Options) {
  const { isReady: hasCart } = useStore(cart);
  const { state, data, request: answered, isClosed } = useStore(quote);
  const requestKey = JSON.stringify(request);
  const canRequest = hasCart && isReady;
  const scheduledKey = useRef<string>(undefined);
  const failures = useRef(0);
  const refetch = () => void fetchQuote(request);
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

  const isCurrent = state === 'ready' && JSON.stringify(answered) === requestKey;
  return { state, data, isClosed, isCurrent, refetch };
}

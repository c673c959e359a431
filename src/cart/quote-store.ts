import 'client-only';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ref, type Snapshot } from 'valtio/vanilla';
import { getBackoffMs } from '../base/backoff.ts';
import { createStore } from '../base/store.ts';
import type { Language } from '../i18n/languages.ts';
import type { OrderLine } from '../orders/order-fields.ts';
import type { Quote } from '../orders/quote.ts';
import { useStore } from '../ui/use-store-state.ts';
import { type CartItem, getOrderKey, toItemKey } from './cart.ts';
import { cart } from './cart-store.ts';

/** The body of a quote request. */
export type QuoteRequest = {
  language: Language;
  lines: readonly OrderLine[];
  /** ISO 3166, two letters; null until it is known. */
  country: string | null;
  payment_method: number | null;
  shipping_method: number | null;
  branch: number | null;
  present_wrap: boolean;
};

/** Held by `ref`: replaced as a whole, so that a snapshot need not copy it. */
export type Ref<Value extends object> = ReturnType<typeof ref<Value>>;

type State = {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** The latest quote. It stays while the next is loading and after that has failed. */
  data: Ref<Quote> | null;
  /** The request that `data` responds to. */
  request: Ref<QuoteRequest> | null;
  /** Whether the last failure says that the shop takes no orders. */
  isClosed: boolean;
};

/** The state as components read it. */
export type QuoteSnapshot = Snapshot<State>;

export type QuotedLine = NonNullable<QuoteSnapshot['data']>['lines'][number];

/** The server's price quote for the cart. The server decides on prices; the cart only stores what was seen. */
export const quote = createStore<State>({ state: 'idle', data: null, request: null, isClosed: false });

/** The edge gives up a little earlier. */
const timeoutMs = 5_000;

let inFlight: AbortController | undefined;

/** Loads the quote for a cart and aborts the request before. Never throws; the store holds the result. */
export async function fetchQuote(request: QuoteRequest): Promise<void> {
  inFlight?.abort();
  const controller = new AbortController();
  inFlight = controller;
  quote.state = 'loading';
  const result = await requestQuote(request, controller.signal);
  if (inFlight !== controller) return;
  inFlight = undefined;
  if (typeof result === 'string') Object.assign(quote, { state: 'failed', isClosed: result === 'closed' });
  else setQuote(result, request);
}

/** Stores a quote that came with another response, such as that of a rejected order. */
export function setQuote(data: Quote, request: QuoteRequest): void {
  Object.assign(quote, { state: 'ready', data: ref(data), request: ref(request), isClosed: false });
}

export function clearQuote(): void {
  inFlight?.abort();
  inFlight = undefined;
  Object.assign(quote, { state: 'idle', data: null, request: null, isClosed: false });
}

/** The quoted line of a cart line; undefined where the request did not have that line. */
export function findQuoteLine(
  { data, request }: Pick<QuoteSnapshot, 'data' | 'request'>,
  line: Pick<CartItem, 'product' | 'variant' | 'personalization'>,
): QuotedLine | undefined {
  const key = toItemKey(line);
  const index = request?.lines.findIndex((requested) => getOrderKey(requested) === key) ?? -1;
  return index < 0 ? undefined : data?.lines[index];
}

/** Requests a quote without touching the store, also for items that are not in the cart. */
export async function requestQuote(request: QuoteRequest, signal: AbortSignal): Promise<Quote | 'closed' | 'away'> {
  try {
    const response = await fetch('/api/ecom/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const data: unknown = await response.json();
    // The schema is larger than the rest of the cart, and is not needed when there is no response.
    const { parseQuote } = await import('./parse-quote.ts');
    const result = parseQuote(data);
    // Lines of request and response belong together by position.
    if (result && result.lines.length === request.lines.length) return result;
    return isClosed(data) ? 'closed' : 'away';
  } catch {
    return 'away';
  }
}

function isClosed(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'closed';
}

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
 * when the connection returns. `isAnswered` tells that it is for the current choices, `isCurrent` that it is the latest as
 * well.
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

  const isAnswered = JSON.stringify(answered) === requestKey;
  return { state, data, isClosed, isAnswered, isCurrent: state === 'ready' && isAnswered, refetch };
}

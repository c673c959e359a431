import 'client-only';
import { ref, type Snapshot } from 'valtio/vanilla';
import { createStore } from '../base/store.ts';
import type { Language } from '../i18n/languages.ts';
import type { OrderLine } from '../orders/order-fields.ts';
import type { Quote } from '../orders/quote.ts';
import { type CartItem, getOrderKey, toItemKey } from './cart.ts';

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

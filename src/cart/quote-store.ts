import 'client-only';
import { ref, type Snapshot } from 'valtio/vanilla';
import { createStore } from '../base/store.ts';
import type { Language } from '../i18n/languages.ts';
import type { OrderLine } from '../orders/order-fields.ts';
import type { Quote } from '../orders/quote.ts';
import { type CartItem, getOrderKey, toItemKey } from './cart.ts';

/** What a cart is asked the price of. */
export type QuoteRequest = {
  language: Language;
  lines: OrderLine[];
  /** Two letters, as in addresses; null until it is known. */
  country: string | null;
  payment_method: number | null;
  shipping_method: number | null;
  branch: number | null;
  present_wrap: boolean;
};

type State = {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last one that came, also while the next is on its way and after it has failed. */
  data: Quote | null;
  /** What that answer is about. */
  request: QuoteRequest | null;
  /** Whether the shop takes no orders, as far as the last failure tells. */
  isClosed: boolean;
};

/** As components see it. */
export type QuoteSnapshot = Snapshot<State>;

export type QuotedLine = NonNullable<QuoteSnapshot['data']>['lines'][number];

/** What the server says of the cart. It decides on prices; the cart only remembers what was seen. */
export const quote = createStore<State>({ state: 'idle', data: null, request: null, isClosed: false });

/** Milliseconds; the site itself gives up a little earlier. */
const timeoutMs = 5_000;

let inFlight: AbortController | undefined;

/**
 * Asks what a cart costs. The latest question wins: whatever was asked before is given up. Never throws; what became of it
 * stands in the store.
 */
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

/** An answer that came another way, as with an order that the shop could not take. */
export function setQuote(data: Quote, request: QuoteRequest): void {
  Object.assign(quote, { state: 'ready', data: ref(data), request: ref(request), isClosed: false });
}

export function clearQuote(): void {
  inFlight?.abort();
  inFlight = undefined;
  Object.assign(quote, { state: 'idle', data: null, request: null, isClosed: false });
}

/** What the answer says of one line; undefined for a line that nobody has asked about yet. */
export function findQuoteLine(
  { data, request }: Pick<QuoteSnapshot, 'data' | 'request'>,
  line: Pick<CartItem, 'product' | 'variant' | 'personalization'>,
): QuotedLine | undefined {
  const key = toItemKey(line);
  const at = request?.lines.findIndex((requested) => getOrderKey(requested) === key) ?? -1;
  return at < 0 ? undefined : data?.lines[at];
}

/** Asks without a word to the store: what a cart would cost that is none yet. */
export async function requestQuote(request: QuoteRequest, signal: AbortSignal): Promise<Quote | 'closed' | 'away'> {
  try {
    const response = await fetch('/api/ecom/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const data: unknown = await response.json();
    // The rules for an answer weigh more than the rest of the cart; without a network there is nothing to read by them.
    const { parseQuote } = await import('./parse-quote.ts');
    const result = parseQuote(data);
    // Each line has its own answer, or none of them can be told apart.
    if (result && result.lines.length === request.lines.length) return result;
    return isClosed(data) ? 'closed' : 'away';
  } catch {
    return 'away';
  }
}

function isClosed(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'closed';
}

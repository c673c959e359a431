import * as v from 'valibot';
import { makeId } from '../base/make-id.ts';
import type { Language } from '../i18n/languages.ts';
import { callOrderApi } from '../orders/call-order-api.ts';
import { expressResponse } from '../orders/payment-responses.ts';
import { saveExpressToken } from './checkout-storage.ts';
import { getCartQuoteRequest } from './get-cart-quote-request.ts';
import { parseQuote } from './parse-quote.ts';
import { setQuote } from './quote-store.ts';

const timeoutMs = 20_000;

const responseSchema = v.union([
  expressResponse,
  v.object({ status: v.literal('failed'), reason: v.string(), quote: v.optional(v.unknown()) }),
]);

/** Why the PayPal Express checkout did not start. */
export type ExpressStartFailure = 'changed' | 'too_many' | 'failed';

/**
 * Starts the PayPal Express checkout with the current cart, quoted or not yet, and navigates to PayPal.
 *
 * @returns undefined when the page is being left
 */
export async function startExpressCheckout(language: Language): Promise<ExpressStartFailure | undefined> {
  const request = getCartQuoteRequest(language);
  const { lines, country, present_wrap } = request;
  const body = { id: makeId(), language, lines, country, present_wrap };
  const response = v.safeParse(responseSchema, await callOrderApi('paypal/express', body, timeoutMs));
  if (!response.success) return 'failed';
  if (response.output.status === 'ok') {
    if (!saveExpressToken(response.output.express)) return 'failed';
    location.assign(response.output.approve_url);
    return undefined;
  }
  const { reason, quote } = response.output;
  if (reason === 'too_many') return 'too_many';
  const newQuote = reason === 'changed' && parseQuote(Object.assign({}, quote, { status: 'ok' }));
  if (!newQuote || newQuote.lines.length !== lines.length) return 'failed';
  if (JSON.stringify(getCartQuoteRequest(language)) === JSON.stringify(request)) setQuote(newQuote, request);
  return 'changed';
}

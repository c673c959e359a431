import * as v from 'valibot';
import { makeId } from '../base/make-id.ts';
import type { Language } from '../i18n/languages.ts';
import { express } from '../orders/order-fields.ts';
import { postCall } from '../orders/post-call.ts';
import { keepBegun } from './begun-express.ts';
import { getCartWish } from './get-cart-wish.ts';
import { parseQuote } from './parse-quote.ts';
import { adoptQuote } from './quote-store.ts';

/** Milliseconds. */
const patience = 20_000;

const answerSchema = v.union([
  v.object({
    status: v.literal('ok'),
    express,
    approve_url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
  }),
  v.object({ status: v.literal('failed'), reason: v.string(), quote: v.optional(v.unknown()) }),
]);

/** Nobody has left for PayPal: why. */
export type NotBegun = 'changed' | 'too_many' | 'failed';

/** Goes to PayPal with the cart as it is now, priced or not yet. @returns undefined where the page is left */
export async function beginExpress(language: Language): Promise<NotBegun | undefined> {
  const wish = getCartWish(language);
  const { lines, country, present_wrap } = wish;
  const body = { id: makeId(), language, lines, country, present_wrap };
  const answer = v.safeParse(answerSchema, await postCall('paypal/express', body, patience));
  if (!answer.success) return 'failed';
  if (answer.output.status === 'ok') {
    if (!keepBegun(answer.output.express)) return 'failed';
    location.assign(answer.output.approve_url);
    return undefined;
  }
  const { reason, quote: told } = answer.output;
  if (reason === 'too_many') return 'too_many';
  const now = reason === 'changed' && parseQuote(Object.assign({}, told, { status: 'ok' }));
  if (!now || now.lines.length !== lines.length) return 'failed';
  if (JSON.stringify(getCartWish(language)) === JSON.stringify(wish)) adoptQuote(now, wish);
  return 'changed';
}

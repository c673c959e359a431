import * as v from 'valibot';
import { makeId } from '../base/make-id.ts';
import { express } from '../orders/order-fields.ts';
import { postCall } from '../orders/post-call.ts';
import { keepBegun } from './begun-express.ts';
import { quote } from './quote-store.ts';

/** Milliseconds. */
const patience = 20_000;

const answerSchema = v.object({
  status: v.literal('ok'),
  express,
  approve_url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
});

/** Goes to PayPal with the cart as it was priced last. @returns false where that fails, and nobody has left */
export async function beginExpress(): Promise<boolean> {
  const { wish } = quote;
  if (!wish) return false;
  const { language, lines, country, present_wrap } = wish;
  const body = { id: makeId(), language, lines, country, present_wrap };
  const answer = v.safeParse(answerSchema, await postCall('paypal/express', body, patience));
  if (!answer.success || !keepBegun(answer.output.express)) return false;
  location.assign(answer.output.approve_url);
  return true;
}

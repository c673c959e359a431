import type { Context } from '../../directus.ts';
import type { Answer } from '../../messages/answer.ts';
import type { Language } from '../../messages/language.ts';
import { openReading } from '../../transact.ts';
import { findShopRules } from '../pricing/find-shop-rules.ts';
import { findOrder } from './find-order.ts';
import { type OrderAnswer, toOrderAnswer } from './order-answer.ts';
import type { OrderRow } from './order-row.ts';
import { parseOrderToken } from './parse-order.ts';

/** The same for what is malformed, unknown, or another website's: nobody learns which tokens there are. */
export const unknownOrder: Answer = { code: 404, body: { status: 'failed', reason: 'unknown' } };

export async function readOrder(context: Context, body: unknown): Promise<Answer> {
  const parsed = parseOrderToken(body);
  if ('wrong' in parsed) return unknownOrder;
  const order = await findOrder(context, parsed.value);
  if (!order) return unknownOrder;
  return { code: 200, body: { status: 'ok', order: await describeOrder(context, order, parsed.value.language) } };
}

/** What calls that change an order answer with, too. */
export async function describeOrder(context: Context, order: OrderRow, language: Language): Promise<OrderAnswer> {
  const rules = await findShopRules(await openReading(context), context.env, order.project?.id ?? 0, language);
  return toOrderAnswer(order, language, rules);
}

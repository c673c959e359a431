import type { Order } from '../../../../src/orders/order.ts';
import type { OrderResponse } from '../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../directus.ts';
import type { ApiResponse } from '../../messages/api-response.ts';
import type { Language } from '../../messages/language.ts';
import { openReading } from '../../transact.ts';
import { findShopRules } from '../pricing/find-shop-rules.ts';
import { findOrder } from './find-order.ts';
import { toOrderResponse } from './order-response.ts';
import type { OrderRow } from './order-row.ts';

/** The same response for malformed, unknown and foreign tokens, so that valid ones cannot be guessed. */
export const unknownOrder = { code: 404, body: { status: 'failed', reason: 'unknown' } } as const satisfies ApiResponse;

export async function readOrder(context: Context, body: unknown): Promise<OrderResponse<'order/read'>> {
  const parsed = parseOrderBody('order/read', body);
  if (!parsed.isValid) return unknownOrder;
  const order = await findOrder(context, parsed.input);
  if (!order) return unknownOrder;
  return { code: 200, body: { status: 'ok', order: await loadOrderResponse(context, order, parsed.input.language) } };
}

/** Also the response of calls that change an order. */
export async function loadOrderResponse(context: Context, order: OrderRow, language: Language): Promise<Order> {
  const rules = await findShopRules(await openReading(context), context.env, order.project?.id ?? 0, language);
  return toOrderResponse(order, language, rules);
}

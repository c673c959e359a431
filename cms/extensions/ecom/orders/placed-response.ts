import { parseCents } from '../../../../src/base/money.ts';
import type { EcommerceOrderRow } from '../../../../src/directus/rows.generated.ts';
import type { Context } from '../../directus.ts';
import type { ApiResponse } from '../../messages/api-response.ts';
import type { Read } from '../../transact.ts';
import { hashOrder } from './hash-order.ts';
import { makeOrderToken } from './order-token.ts';
import type { OrderInput } from './parse-order.ts';

const keyReused: ApiResponse = { code: 422, body: { status: 'failed', reason: 'key_reused' } };

const fields = [
  ...['uuid', 'order_number', 'total_price_brutto', 'payment_status', 'body_hash'],
  ...['payment_method.id', 'payment_method.key'],
];

/** What an order is answered with, and no more: a repetition must be cheap. */
export async function findPlacedOrder(read: Read, key: string): Promise<EcommerceOrderRow | undefined> {
  const orders = read<EcommerceOrderRow>('ecommerce_order');
  const [row] = await orders.readByQuery({ filter: { idempotency_key: { _eq: key } }, fields, limit: 1 });
  return row;
}

export function toPlacedResponse(env: Context['env'], row: EcommerceOrderRow): ApiResponse {
  const { uuid, order_number: number, payment_method: payment, payment_status } = row;
  const order = {
    ...{ uuid, number, token: makeOrderToken(env, uuid ?? '') },
    total_cents: parseCents(row.total_price_brutto) ?? 0,
    payment_method: payment && { id: payment.id, key: payment.key },
    payment_status,
  };
  return { code: 200, body: { status: 'ok', order } };
}

/** The key came before: with the same order it is answered as then, with another one it is refused. */
export function replay(env: Context['env'], earlier: EcommerceOrderRow, input: OrderInput): ApiResponse {
  if (earlier.body_hash !== hashOrder(input)) return keyReused;
  return { ...toPlacedResponse(env, earlier), headers: { 'idempotent-replayed': 'true' } };
}

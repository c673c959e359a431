import type { OrderResponse } from '../../../../src/orders/order-responses.ts';
import type { Context } from '../../directus.ts';
import type { ApiResponse } from '../../messages/api-response.ts';
import type { Language } from '../../messages/language.ts';
import { createReader } from '../../transact.ts';
import { loadOrderResponse, unknownOrder } from '../orders/order-response.ts';
import { findOrder, findOrderRow, type OrderRow, runExclusiveForOrder } from '../orders/order-row.ts';
import { ProviderUnavailable } from './call-provider.ts';
import type { PaymentState } from './payable-order.ts';

/** The outcome is unknown; the call may be retried. */
export const paymentAway = { code: 503, body: { status: 'failed', reason: 'away' } } as const satisfies ApiResponse;

type Refusal = { code: 409; body: { status: 'failed'; reason: 'declined' | 'mismatch' } };

export function refusePayment(reason: Refusal['body']['reason']): Refusal {
  return { code: 409, body: { status: 'failed', reason } };
}

/** Response to a reported approval, by the payment's state. */
export async function respondWithState(
  context: Context,
  state: PaymentState,
  { id }: Pick<OrderRow, 'id'>,
  language: Language,
): Promise<OrderResponse<'order/paypal_transaction' | 'klarna/order'>> {
  if (state === 'mismatch') return refusePayment('mismatch');
  if (state !== 'paid' && state !== 'pending') return refusePayment('declined');
  const order = await findOrderRow(await createReader(context), { id: { _eq: id } });
  if (!order) return unknownOrder;
  const response = await loadOrderResponse(context, order, language);
  return { code: 200, body: { status: 'ok', message: 'ok', order: response } };
}

/** Responds 503 if the provider is unavailable; the caller may retry. */
export async function orUnavailable<Result>(
  context: Context,
  work: () => Promise<Result>,
): Promise<Result | typeof paymentAway> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.logger.warn(error.message);
    return paymentAway;
  }
}

/** Credentials of an order; its id alone is not enough. */
type OrderAccess = { project: string; uuid: string; token: string };

/**
 * Runs a payment operation on an order: serialized, and with the order reloaded inside the lock. Responds 404 if the
 * token does not match, and 503 if the provider is unavailable.
 */
export async function withOrderLock<Result>(
  context: Context,
  { project, uuid, token }: OrderAccess,
  work: (order: OrderRow) => Promise<Result>,
): Promise<Result | typeof unknownOrder | typeof paymentAway> {
  const access = { project, uuid, token };
  const found = await findOrder(context, access);
  if (!found) return unknownOrder;
  return runExclusiveForOrder(found.id, () =>
    orUnavailable(context, async () => {
      const order = await findOrder(context, access);
      return order ? work(order) : unknownOrder;
    }),
  );
}

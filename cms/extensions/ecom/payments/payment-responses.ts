import type { Context } from '../../directus.ts';
import type { ApiResponse } from '../../messages/api-response.ts';
import type { Language } from '../../messages/language.ts';
import { openReading } from '../../transact.ts';
import { findOrderRow, type OrderRow } from '../orders/order-row.ts';
import { loadOrderResponse, unknownOrder } from '../orders/read-order.ts';
import { ProviderUnavailable } from './call-provider.ts';
import type { PaymentState } from './payable-order.ts';

type Reason = 'declined' | 'mismatch' | 'away';

const statusCodes: Record<Reason, number> = { declined: 409, mismatch: 409, away: 503 };

export function refusePayment(reason: Reason): ApiResponse {
  return { code: statusCodes[reason], body: { status: 'failed', reason } };
}

/** Response to a reported approval, by the payment's state. */
export async function respondWithState(
  context: Context,
  state: PaymentState,
  { id }: Pick<OrderRow, 'id'>,
  language: Language,
): Promise<ApiResponse> {
  if (state === 'mismatch') return refusePayment('mismatch');
  if (state !== 'paid' && state !== 'pending') return refusePayment('declined');
  const order = await findOrderRow(await openReading(context), { id: { _eq: id } });
  if (!order) return unknownOrder;
  const response = await loadOrderResponse(context, order, language);
  return { code: 200, body: { status: 'ok', message: 'ok', order: response } };
}

/** Responds 503 if the provider is unavailable; the caller may retry. */
export async function orUnavailable(context: Context, work: () => Promise<ApiResponse>): Promise<ApiResponse> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.logger.warn(error.message);
    return refusePayment('away');
  }
}

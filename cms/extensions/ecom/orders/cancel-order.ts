import type { OrderResponse } from '../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../directus.ts';
import type { ApiResponse } from '../../messages/api-response.ts';
import { transact } from '../../transact.ts';
import { isCharging } from '../payments/payment-record.ts';
import { checkBeforeCancelling } from '../payments/query-provider.ts';
import { unknownOrder } from './order-response.ts';
import { findOrder, lockOrder } from './order-row.ts';
import { abandonOrder } from './order-stock.ts';

const cancelled = { code: 200, body: { status: 'ok' } } as const satisfies ApiResponse;
const notPending = { code: 409, body: { status: 'failed', reason: 'not_pending' } } as const satisfies ApiResponse;

/** Cancels an order whose payment was aborted by the shopper; never one that is paid, or not paid online. */
export async function cancelOrder(context: Context, body: unknown): Promise<OrderResponse<'order/cancel'>> {
  const parsed = parseOrderBody('order/cancel', body);
  if (!parsed.isValid) return unknownOrder;
  const found = await findOrder(context, parsed.input);
  if (!found) return unknownOrder;
  if (found.payment_status === 'pending' && !(await checkBeforeCancelling(context, found))) return notPending;
  return transact(context, async (work) => {
    const order = await lockOrder(work, found.id);
    if (order.status === 'cancelled') return cancelled;
    if (order.payment_status !== 'pending') return notPending;
    // A charge was started since the provider was asked.
    if (isCharging(order) && !isCharging(found)) return notPending;
    await abandonOrder(work, order, { kind: 'cancelled', text: 'Die Zahlung wurde abgebrochen.' });
    return cancelled;
  });
}

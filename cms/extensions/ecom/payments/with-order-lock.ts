import type { Context } from '../../directus.ts';
import type { ApiResponse } from '../../messages/api-response.ts';
import { findOrder } from '../orders/find-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { unknownOrder } from '../orders/read-order.ts';
import { runExclusiveForOrder } from './order-mutex.ts';
import { orUnavailable } from './payment-responses.ts';

/** What opens an order: its id alone does not. */
type OrderAccess = { project: string; uuid: string; token: string };

/**
 * What a shopper does about the payment of an order: one thing at a time, and with the order as it stands when its turn has
 * come. An order that the token does not open is unknown; a provider that is away is said to be.
 */
export async function withOrderLock(
  context: Context,
  { project, uuid, token }: OrderAccess,
  work: (order: OrderRow) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const own = { project, uuid, token };
  const found = await findOrder(context, own);
  if (!found) return unknownOrder;
  return runExclusiveForOrder(found.id, () =>
    orUnavailable(context, async () => {
      const order = await findOrder(context, own);
      return order ? work(order) : unknownOrder;
    }),
  );
}

import type { Context } from '../../directus.ts';
import { findOrder } from '../orders/find-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { unknownOrder } from '../orders/read-order.ts';
import { runExclusiveForOrder } from './order-mutex.ts';
import { orUnavailable, type paymentAway } from './payment-responses.ts';

/** Credentials of an order; its id alone is not enough. */
type OrderAccess = { project: string; uuid: string; token: string };

/**
 * Runs a payment operation on an order: serialized, and with the order reloaded inside the lock. Responds 404 if the
 * token does not match, and 503 if the provider is unavailable.
 */
export async function withOrderLock<Response>(
  context: Context,
  { project, uuid, token }: OrderAccess,
  work: (order: OrderRow) => Promise<Response>,
): Promise<Response | typeof unknownOrder | typeof paymentAway> {
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

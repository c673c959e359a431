import type { Context } from '../../directus.ts';
import type { Answer } from '../../messages/answer.ts';
import { findOrder } from '../orders/find-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { unknownOrder } from '../orders/read-order.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { orAway } from './payment-answers.ts';

/** What opens an order: its id alone does not. */
type Own = { project: string; uuid: string; token: string };

/**
 * What a shopper does about the payment of an order: one thing at a time, and with the order as it stands when its turn has
 * come. An order that the token does not open is unknown; a provider that is away is said to be.
 */
export async function withOwnOrder(
  context: Context,
  { project, uuid, token }: Own,
  work: (order: OrderRow) => Promise<Answer>,
): Promise<Answer> {
  const own = { project, uuid, token };
  const found = await findOrder(context, own);
  if (!found) return unknownOrder;
  return oneAtATime(found.id, () =>
    orAway(context, async () => {
      const order = await findOrder(context, own);
      return order ? work(order) : unknownOrder;
    }),
  );
}

import type { EcommerceOrderRow } from '../../../../src/directus/rows.generated.ts';
import type { Context } from '../../directus.ts';
import { openReading } from '../../transact.ts';
import { findOrderRow } from '../orders/order-row.ts';
import { forEachCatching } from '../without-overlap.ts';
import { checkBeforeExpiry } from './query-provider.ts';

/** Time for the shopper's browser to complete the payment itself, in milliseconds. */
const gracePeriodMs = 3 * 60_000;
const batchSize = 50;

/** Settles payments whose shoppers went offline, closed the page or never got the response. */
export async function reconcilePayments(context: Context, now: Date): Promise<void> {
  const read = await openReading(context);
  const pending = await read<EcommerceOrderRow>('ecommerce_order').readByQuery({
    filter: {
      _and: [
        { payment_status: { _eq: 'pending' } },
        { provider_order_id: { _nnull: true } },
        { date_created: { _lt: new Date(now.getTime() - gracePeriodMs).toISOString() } },
      ],
    },
    fields: ['id'],
    sort: ['date_expires'],
    limit: batchSize,
  });
  await forEachCatching(context, pending, async ({ id }) => {
    const order = await findOrderRow(read, { id: { _eq: id } });
    if (order) await checkBeforeExpiry(context, order);
  });
}

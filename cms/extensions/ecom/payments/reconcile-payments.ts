import type { EcommerceOrderRow } from '../../../../src/directus/rows.generated.ts';
import type { Context } from '../../directus.ts';
import { openReading } from '../../transact.ts';
import { findOrderRow } from '../orders/order-row.ts';
import { forEachCatching } from '../without-overlap.ts';
import { checkBeforeExpiry } from './query-provider.ts';

/** Milliseconds in which the shopper's own browser has the word. */
const gracePeriodMs = 3 * 60_000;
const batchSize = 50;

/** Looks after payments whose shoppers went off line, closed the page, or never heard our answer. */
export async function reconcilePayments(context: Context, now: Date): Promise<void> {
  const read = await openReading(context);
  const begun = await read<EcommerceOrderRow>('ecommerce_order').readByQuery({
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
  await forEachCatching(context, begun, async ({ id }) => {
    const order = await findOrderRow(read, { id: { _eq: id } });
    if (order) await checkBeforeExpiry(context, order);
  });
}

import type { EcommerceOrderRow } from '../../../../src/directus/rows.generated.ts';
import { isPassed } from '../../clock-bounds.ts';
import type { Context } from '../../directus.ts';
import { forEachCatching } from '../../recurring-jobs.ts';
import { createReader } from '../../transact.ts';
import { findOrderRow, type OrderRow, runExclusiveForOrder } from '../orders/order-row.ts';
import type { QueryProvider } from '../orders/order-stock.ts';
import { ProviderNotConfigured, ProviderUnavailable } from './call-provider.ts';
import { releaseKlarna, settleKlarna } from './klarna/settle-klarna.ts';
import type { PaymentState } from './payable-order.ts';
import { findCurrentPayment, getDetails, isCharging, isPayable } from './payment-record.ts';
import { settlePayPal } from './paypal/settle-paypal.ts';

const settledStates: readonly PaymentState[] = ['paid', 'pending'];

/**
 * Settles the payment of an expiring order: an approved payment is captured, since the response that should have
 * reported it was lost.
 */
export const checkBeforeExpiry: QueryProvider = (context, order) => checkPayment(context, order, wasNotRefused);

/**
 * Settles the payment of an order that the shopper cancels. Only a charge in progress is checked; nothing else will be
 * charged.
 */
export const checkBeforeCancelling: QueryProvider = async (context, order) => {
  if (isCharging(order)) return checkPayment(context, order, () => false);
  if (order.payment_method?.key === 'klarna') {
    // Not awaited: an authorization that is not released expires within the hour.
    releaseKlarna(context, order).catch((error) => context.logger.warn(`Klarna releases nothing: ${error}`));
  }
  return true;
};

/** A refused payment is charged again only on the shopper's request. */
function wasNotRefused(order: OrderRow): boolean {
  const current = findCurrentPayment(order);
  return current?.status !== 'refused' && getDetails(current).is_over !== true;
}

/**
 * @param mayCharge whether to capture for the current order
 * @returns whether the order can be cancelled
 */
function checkPayment(context: Context, { id }: OrderRow, mayCharge: (order: OrderRow) => boolean): Promise<boolean> {
  const find = async () => findOrderRow(await createReader(context), { id: { _eq: id } });
  return runExclusiveForOrder(id, async () => {
    const order = await find();
    if (order?.payment_status !== 'pending') return false;
    try {
      const state = await settlePayment(context, order, { mayCharge: isPayable(order) && mayCharge(order) });
      if (state !== 'mismatch') return !settledStates.includes(state);
      // A mismatch does not cancel an order that may have been charged: it waits for a valid response, or for staff.
      const now = await find();
      return !now || !isCharging(now);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      // The provider is no longer configured; the stock is released unless a charge may be in progress.
      if (error instanceof ProviderNotConfigured && !isCharging(order)) return true;
      context.logger.warn(`Order ${id} waits: ${error.message}`);
      return false;
    }
  });
}

async function settlePayment(
  context: Context,
  order: OrderRow,
  options: { mayCharge: boolean },
): Promise<PaymentState> {
  switch (order.payment_method?.key) {
    case 'paypal':
      return settlePayPal(context, order, options);
    case 'klarna':
      return settleKlarna(context, order, options);
    default:
      return 'open';
  }
}

/** Time for the shopper's browser to complete the payment itself, in milliseconds. */
const gracePeriodMs = 3 * 60_000;

const batchSize = 50;

/** Settles payments whose shoppers went offline, closed the page or never got the response. */
export async function reconcilePayments(context: Context, now: Date): Promise<void> {
  const read = await createReader(context);
  const pending = await read<EcommerceOrderRow>('ecommerce_order').readByQuery({
    filter: {
      _and: [
        { payment_status: { _eq: 'pending' } },
        { provider_order_id: { _nnull: true } },
        isPassed('date_created', new Date(now.getTime() - gracePeriodMs)),
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

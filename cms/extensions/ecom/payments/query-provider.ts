import type { Context } from '../../directus.ts';
import { openReading } from '../../transact.ts';
import type { QueryProvider } from '../orders/expire-orders.ts';
import { findOrderRow, type OrderRow } from '../orders/order-row.ts';
import { ProviderNotConfigured, ProviderUnavailable } from './call-provider.ts';
import { releaseKlarna, settleKlarna } from './klarna/settle-klarna.ts';
import { runExclusiveForOrder } from './order-mutex.ts';
import type { PaymentState } from './payable-order.ts';
import { findCurrentPayment, getDetails, isCharging, isPayable } from './payment-record.ts';
import { settlePayPal } from './paypal/settle-paypal.ts';

const settledStates: readonly PaymentState[] = ['paid', 'pending'];

/**
 * An order runs out of time. What its shopper has agreed to is charged, as the answer that should have told us so was
 * lost; a payment that was made makes it a paid order.
 */
export const checkBeforeExpiry: QueryProvider = (context, order) => checkPayment(context, order, wasNotRefused);

/** A shopper gives up an order. What was not charged yet never will be, so only a charge under way is asked about. */
export const checkBeforeCancelling: QueryProvider = async (context, order) => {
  if (isCharging(order)) return checkPayment(context, order, () => false);
  if (order.payment_method?.key === 'klarna') {
    // Nobody waits for that: what is not released ends by itself within the hour.
    releaseKlarna(context, order).catch((error) => context.logger.warn(`Klarna releases nothing: ${error}`));
  }
  return true;
};

/** Only the shopper, who was told of the refusal, has the same means charged again. */
function wasNotRefused(order: OrderRow): boolean {
  const begun = findCurrentPayment(order);
  return begun?.status !== 'refused' && getDetails(begun).is_over !== true;
}

/**
 * @param mayCharge whether to charge the order as it is now
 * @returns whether the order can be given up
 */
function checkPayment(context: Context, { id }: OrderRow, mayCharge: (order: OrderRow) => boolean): Promise<boolean> {
  const find = async () => findOrderRow(await openReading(context), { id: { _eq: id } });
  return runExclusiveForOrder(id, async () => {
    const order = await find();
    if (order?.payment_status !== 'pending') return false;
    try {
      const state = await settlePayment(context, order, { mayCharge: isPayable(order) && mayCharge(order) });
      if (state !== 'mismatch') return !settledStates.includes(state);
      // One wrong answer does not lose an order that may have been charged: it waits for the right one, or for staff.
      const now = await find();
      return !now || !isCharging(now);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      // Nobody can be asked any more; pieces need not wait for that unless money may be under way.
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

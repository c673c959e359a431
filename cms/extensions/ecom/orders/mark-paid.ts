import type { Context } from '../../directus.ts';
import { createReader, type Transaction, transact } from '../../transact.ts';
import { findCurrentPayment, getDetails, updateCurrentPayment } from '../payments/payment-record.ts';
import { findOrderShopContext } from './find-order-shop-context.ts';
import { hasClosingMail, queueOrderMails } from './order-mails.ts';
import { addEvent, findOrderRow, getPayments, lockOrder, type OrderRow } from './order-row.ts';
import { takeOrderStockAgain } from './order-stock.ts';
import { queueStatusMail } from './status-mail.ts';

/** A payment that the provider confirmed, verified against the order. */
export type CapturedPayment = {
  provider: 'paypal' | 'klarna';
  /** The provider's id of the payment, which makes this idempotent. */
  providerId: string;
  amountCents: number;
  currency: string;
  /** For staff, without personal data. */
  details?: Record<string, unknown>;
};

/**
 * Marks an order as paid: payment, status, history and mails in one transaction. Idempotent.
 *
 * A payment may arrive after the order was abandoned: the order is paid all the same, and staff are asked to check
 * whether its items are still available. An order that staff cancelled, or whose cancellation was mailed to the
 * customer, stays cancelled: the payment is to be refunded, and nothing is confirmed.
 *
 * @returns the updated order
 */
export async function markPaid(context: Context, id: number, captured: CapturedPayment): Promise<OrderRow> {
  const seen = await findOrderRow(await createReader(context), { id: { _eq: id } });
  const setting = await findOrderShopContext(context, seen?.project?.id ?? 0, seen?.language ?? 'de');
  return transact(context, async (work) => {
    const order = await lockOrder(work, id);
    if (isPaidAlready(order)) return order;
    await savePayment(work, order, captured);
    const isCancellationMailed = order.status === 'cancelled' && (await hasClosingMail(work, order));
    // An abandoned order expects no payment; one that staff cancel during a charge still does.
    const isFinal = isCancellationMailed || (order.status === 'cancelled' && order.payment_status === 'pending');
    const wasAbandoned = order.status === 'cancelled' && !isFinal;
    if (wasAbandoned) await takeOrderStockAgain(work, order);
    await work.open('ecommerce_order').updateOne(id, {
      // Orders that staff have started to process keep their status.
      ...(order.status === 'new' || wasAbandoned ? { status: 'paid' } : {}),
      ...{ payment_status: 'paid', payment_reference: captured.providerId, date_expires: null },
    });
    const paid = `${captured.provider}: ${(captured.amountCents / 100).toFixed(2)} ${captured.currency}`;
    const after = isFinal ? refundNote : wasAbandoned ? latePaymentNote : '';
    await addEvent(work, id, { kind: 'payment_captured', text: `${paid}.${after}` });
    const now = await lockOrder(work, id);
    if (setting && !isFinal) await queueOrderMails(work, now, setting, context.env);
    if (setting && isFinal && !isCancellationMailed)
      await queueStatusMail(work, 'cancelled', now, setting, context.env);
    return now;
  });
}

const latePaymentNote = ' Die Bestellung war schon aufgegeben: bitte prüfen, ob alle Stücke noch da sind.';

const refundNote =
  ' Die Bestellung ist storniert, und das ist der Kundin, dem Kunden geschrieben: bitte den Betrag erstatten.';

/** A refunded order counts as paid, so that an old approval cannot charge it again. */
export function isPaidAlready({ payment_status }: OrderRow): boolean {
  return payment_status === 'paid' || payment_status === 'refunded';
}

async function savePayment({ open }: Transaction, order: OrderRow, captured: CapturedPayment) {
  const { provider, providerId: provider_id, amountCents, currency, details = {} } = captured;
  const row = { provider, provider_id, status: 'captured', amount: amountCents / 100, currency, details };
  const payments = getPayments(order);
  const known = payments.find((payment) => payment.provider_id === provider_id);
  const unpaid = payments.filter(
    (payment) => payment.provider === provider && ['created', 'approved'].includes(payment.status),
  );
  // The order refers to the one that was charged.
  const attached = unpaid.find((payment) => payment.provider_id === order.provider_order_id) ?? unpaid[0];
  const payment = known ?? attached;
  if (payment) await open('ecommerce_payment').updateOne(payment.id, row);
  else await open('ecommerce_payment').createOne({ order: order.id, ...row });
}

/** Extended by every further check. */
const reviewTimeoutMs = 24 * 3_600_000;

/**
 * Keeps an order pending while the provider reviews its payment; staff, shopper and shop are notified once.
 *
 * @param reason for staff, in German
 */
export async function markUnderReview(
  context: Context,
  { id, project, language }: OrderRow,
  reason: string,
): Promise<void> {
  const setting = await findOrderShopContext(context, project?.id ?? 0, language ?? 'de');
  await transact(context, async (work) => {
    const order = await lockOrder(work, id);
    if (order.payment_status !== 'pending') return;
    const date_expires = new Date(Date.now() + reviewTimeoutMs).toISOString();
    await work.open('ecommerce_order').updateOne(id, { date_expires });
    const details = getDetails(findCurrentPayment(order));
    await updateCurrentPayment(work, order, () => ({
      status: 'approved',
      details: { ...details, is_looked_at: true },
    }));
    if (details.is_looked_at) return;
    await addEvent(work, id, { kind: 'payment_approved', text: reason });
    if (setting && order.status !== 'cancelled') await queueOrderMails(work, order, setting, context.env);
  });
}

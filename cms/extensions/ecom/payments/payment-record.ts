import type { EcommercePaymentRow } from '../../../../src/directus/rows.generated.ts';
import type { Context } from '../../directus.ts';
import { type Transaction, transact } from '../../transact.ts';
import { addEvent, getPayments, lockOrder, type OrderEvent, type OrderRow } from '../orders/order-row.ts';
import { currency, getTotal } from './payable-order.ts';

type Provider = 'paypal' | 'klarna';

const providerNames: Record<Provider, string> = { paypal: 'PayPal', klarna: 'Klarna' };

/** Minimum time that an order stays reserved while it is being charged, in milliseconds. */
const chargeTimeoutMs = 5 * 60_000;

/** Maximum time that stock stays reserved after the order was placed, in milliseconds. */
const maxHoldMs = 60 * 60_000;

/** More refusals for one order suggest card testing. */
const maxRefusals = 8;

type ExtendOptions = { details?: Record<string, unknown>; isCharged?: boolean };

type PaymentStart = {
  provider: Provider;
  providerId: string;
  details?: Record<string, unknown>;
  /** Name of the payment source, for staff. */
  way?: string;
  /** Id of an earlier payment that this one replaces. */
  instead?: string | null;
};

/**
 * Attaches a provider's payment to an order. An order has one at a time, and only that one is ever charged.
 *
 * @returns the id of the attached payment; undefined if the order no longer expects one
 */
export function attachPayment(
  context: Context,
  { id }: OrderRow,
  { provider, providerId, details = {}, way: methodName, instead: replacedId = null }: PaymentStart,
): Promise<string | undefined> {
  return transact(context, async (work) => {
    const order = await lockOrder(work, id);
    if (!isPayable(order)) return undefined;
    const isFree = !order.provider_order_id || (order.provider_order_id === replacedId && !isCharging(order));
    if (!isFree) return order.provider_order_id ?? undefined;
    if (findCurrentPayment(order)?.status === 'created')
      await updateCurrentPayment(work, order, () => ({ status: 'failed' }));
    await work.open('ecommerce_order').updateOne(id, { provider_order_id: providerId });
    const known = getPayments(order).find(({ provider_id }) => provider_id === providerId);
    const payments = work.open('ecommerce_payment');
    if (known) await payments.updateOne(known.id, { status: 'created' });
    else {
      await payments.createOne({
        ...{ order: id, provider, provider_id: providerId, status: 'created' },
        ...{ amount: getTotal(order) / 100, currency, details },
      });
    }
    const how = methodName && methodName !== providerNames[provider] ? ` (${methodName})` : '';
    await addEvent(work, id, { kind: 'payment_created', text: `Bei ${providerNames[provider]} begonnen${how}.` });
    return providerId;
  });
}

/**
 * Extends an order's expiry while its payment is in progress.
 *
 * @param verified the order as it was when the payment was verified
 * @param hold `isCharged` after the provider was told to charge, which a cancellation does not undo
 * @returns false if the order was cancelled or paid meanwhile, or another payment was attached: nothing may be
 *   charged then
 */
export function extendOrderExpiry(
  context: Context,
  verified: OrderRow,
  { details = {}, isCharged = false }: ExtendOptions = {},
): Promise<boolean> {
  return transact(context, async (work) => {
    const { id } = verified;
    const order = await lockOrder(work, id);
    if (order.provider_order_id !== verified.provider_order_id) return false;
    if (isCharged ? order.payment_status !== 'pending' : !isPayable(order)) return false;
    const latestEnd = new Date(order.date_created ?? 0).getTime() + maxHoldMs;
    const needed = Math.min(Date.now() + chargeTimeoutMs, latestEnd);
    const until = new Date(Math.max(needed, new Date(order.date_expires ?? 0).getTime()));
    await work.open('ecommerce_order').updateOne(id, { date_expires: until.toISOString() });
    await updateCurrentPayment(work, order, (payment) => ({
      status: 'approved',
      details: { ...getDetails(payment), ...details },
    }));
    return true;
  });
}

/** `isOver` if the provider accepts no further attempt for this payment. */
type Refusal = { issue?: string | undefined; isOver?: boolean };

/** Records a refusal by the provider; the shopper may retry or choose another method. */
export function recordRefusal(
  context: Context,
  verified: OrderRow,
  provider: Provider,
  { issue = '', isOver = false }: Refusal = {},
): Promise<void> {
  return transact(context, async (work) => {
    const order = await lockForPayment(work, verified);
    const current = findCurrentPayment(order);
    // Repeated checks return the same refusal.
    const isOld = current?.status === 'refused' && (!issue || issue === getDetails(current).refusal);
    if (order.payment_status !== 'pending' || isOld) return;
    await updateCurrentPayment(work, order, (payment) => ({
      status: 'refused',
      details: {
        ...getDetails(payment),
        declines: countDeclines(payment) + 1,
        refusal: issue,
        ...(isOver && { is_over: true }),
      },
    }));
    // A payment that was refused after a review is not retried, so its stock is released.
    if (getDetails(current).is_looked_at) {
      await work.open('ecommerce_order').updateOne(order.id, { date_expires: new Date().toISOString() });
    }
    const why = issue ? ` (${issue})` : '';
    await addEvent(work, order.id, {
      kind: 'payment_refused',
      text: `${providerNames[provider]} hat abgelehnt${why}.`,
    });
  });
}

/** Records a payment that does not match the order. Staff see it once, however often it is sent. */
export function recordMismatch(
  context: Context,
  verified: OrderRow,
  provider: Provider,
  { isOver = false }: Pick<Refusal, 'isOver'> = {},
): Promise<void> {
  return transact(context, async (work) => {
    const order = await lockForPayment(work, verified);
    const text = `Was ${providerNames[provider]} nennt, passt nicht zu dieser Bestellung; sie gilt nicht als bezahlt. Bitte dort nachsehen.`;
    const event: OrderEvent = { kind: 'payment_failed', text };
    const isChanged = await updateCurrentPayment(work, order, (payment) => ({
      status: 'failed',
      details: {
        ...getDetails(payment),
        ...(isCharging(order) && { may_be_charged: true }),
        ...(isOver && { is_over: true }),
      },
    }));
    if (isChanged) await addEvent(work, order.id, event);
  });
}

/** The provider no longer knows the payment. Staff have to check there if it may have been charged. */
export function recordUnknownPayment(context: Context, verified: OrderRow, provider: Provider): Promise<void> {
  return transact(context, async (work) => {
    const order = await lockForPayment(work, verified);
    if (!isCharging(order)) return;
    const text = `${providerNames[provider]} kennt diese Zahlung nicht mehr. Bitte dort unter der Bestellnummer nachsehen, ob sie durchging.`;
    if (await updateCurrentPayment(work, order, () => ({ status: 'failed' }))) {
      await addEvent(work, order.id, { kind: 'payment_failed', text });
    }
  });
}

/** Locks the order; changes apply to the payment that was verified. */
async function lockForPayment(work: Transaction, { id, provider_order_id }: OrderRow): Promise<OrderRow> {
  return { ...(await lockOrder(work, id)), provider_order_id };
}

/** Number of refusals; part of the idempotency key of the next attempt. */
export function countDeclines(payment: EcommercePaymentRow | undefined): number {
  const { declines } = getDetails(payment);
  return typeof declines === 'number' ? declines : 0;
}

/** Whether a payment may be created and charged. */
export function isPayable(order: OrderRow): boolean {
  const refusals = getPayments(order).reduce((sum, payment) => sum + countDeclines(payment), 0);
  return order.payment_status === 'pending' && order.status !== 'cancelled' && refusals < maxRefusals;
}

/** Whether a charge may be in progress. */
export function isCharging(order: OrderRow): boolean {
  const current = findCurrentPayment(order);
  return (
    current?.status === 'approved' || (current?.status === 'failed' && getDetails(current).may_be_charged === true)
  );
}

export function getDetails(payment: EcommercePaymentRow | undefined): Record<string, unknown> {
  const { details } = payment ?? {};
  return typeof details === 'object' && details !== null ? { ...details } : {};
}

export function findCurrentPayment(order: OrderRow): EcommercePaymentRow | undefined {
  return getPayments(order).find(({ provider_id }) => provider_id && provider_id === order.provider_order_id);
}

/** @returns whether its status changed */
export async function updateCurrentPayment(
  { open }: Transaction,
  order: OrderRow,
  getChanges: (payment: EcommercePaymentRow) => Pick<EcommercePaymentRow, 'status'> & { details?: object },
): Promise<boolean> {
  const payment = findCurrentPayment(order);
  if (!payment || payment.status === 'captured') return false;
  const changes = getChanges(payment);
  await open('ecommerce_payment').updateOne(payment.id, changes);
  return changes.status !== payment.status;
}

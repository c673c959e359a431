import type { EcommercePaymentRow } from '../../../../src/directus/rows.generated.ts';
import type { Context } from '../../directus.ts';
import { transact, type Work } from '../../transact.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { addEvent, type OrderEvent } from '../orders/order-event.ts';
import { getPayments, type OrderRow } from '../orders/order-row.ts';
import { currency } from './payable-order.ts';
import { getTotal } from './to-payable-order.ts';

type Provider = 'paypal' | 'klarna';

const providerNames: Record<Provider, string> = { paypal: 'PayPal', klarna: 'Klarna' };

/** How long an order waits while it is being charged, in milliseconds. */
const chargeTimeoutMs = 5 * 60_000;

/** How long after it was placed an order waits for its charges at most, in milliseconds: its pieces are wanted by others. */
const maxHoldMs = 60 * 60_000;

/** Whoever is refused this often for one order is trying out cards. */
const maxRefusals = 8;

type ExtendOptions = { details?: Record<string, unknown>; isCharged?: boolean };

type PaymentStart = {
  provider: Provider;
  providerId: string;
  details?: Record<string, unknown>;
  /** How it is to be paid there, for staff. */
  way?: string;
  /** What was begun before, and is not what the shopper wants any more. */
  instead?: string | null;
};

/**
 * Ties an order to what was begun for it at the provider. An order has one of these at a time, and only that one is ever
 * charged.
 *
 * @returns what it is tied to; undefined when nobody waits for its payment any more
 */
export function attachPayment(
  context: Context,
  { id }: OrderRow,
  { provider, providerId, details = {}, way, instead = null }: PaymentStart,
): Promise<string | undefined> {
  return transact(context, async (work) => {
    const order = await lockOrder(work, id);
    if (!isPayable(order)) return undefined;
    const isFree = !order.provider_order_id || (order.provider_order_id === instead && !isCharging(order));
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
    const how = way && way !== providerNames[provider] ? ` (${way})` : '';
    await addEvent(work, id, { kind: 'payment_created', text: `Bei ${providerNames[provider]} begonnen${how}.` });
    return providerId;
  });
}

/**
 * Keeps an order from running out while its payment is under way.
 *
 * @param verified the order as it was when the payment was judged
 * @param hold `isCharged` once the provider was told to charge, which nobody who cancels the order takes back
 * @returns false when it has been given up or paid meanwhile, or another payment was begun for it, so that nothing may be
 * charged
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
    const longest = new Date(order.date_created ?? 0).getTime() + maxHoldMs;
    const needed = Math.min(Date.now() + chargeTimeoutMs, longest);
    const until = new Date(Math.max(needed, new Date(order.date_expires ?? 0).getTime()));
    await work.open('ecommerce_order').updateOne(id, { date_expires: until.toISOString() });
    await updateCurrentPayment(work, order, (payment) => ({
      status: 'approved',
      details: { ...getDetails(payment), ...details },
    }));
    return true;
  });
}

/** `isOver` when the provider takes nothing more for what was begun. */
type Refusal = { issue?: string | undefined; isOver?: boolean };

/** A refusal by the provider: the shopper may try again, or pay in another way. */
export function recordRefusal(
  context: Context,
  verified: OrderRow,
  provider: Provider,
  { issue = '', isOver = false }: Refusal = {},
): Promise<void> {
  return transact(context, async (work) => {
    const order = await lockForPayment(work, verified);
    const begun = findCurrentPayment(order);
    // Asked again and again, a provider that has said no says no again.
    const isOld = begun?.status === 'refused' && (!issue || issue === getDetails(begun).refusal);
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
    // Nobody pays again what was refused after a long look, so its pieces need not wait.
    if (getDetails(begun).is_looked_at) {
      await work.open('ecommerce_order').updateOne(order.id, { date_expires: new Date().toISOString() });
    }
    const why = issue ? ` (${issue})` : '';
    await addEvent(work, order.id, {
      kind: 'payment_refused',
      text: `${providerNames[provider]} hat abgelehnt${why}.`,
    });
  });
}

/** A payment that is not as this order asks for it. Staff see it once, however often somebody comes with it. */
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

/** What was begun is unknown to its provider by now. Staff look there when it may have been charged. */
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

/** The order as it is now; what is written of its payment is written of the one that was judged. */
async function lockForPayment(work: Work, { id, provider_order_id }: OrderRow): Promise<OrderRow> {
  return { ...(await lockOrder(work, id)), provider_order_id };
}

/** How often the provider has refused; a further attempt must not be taken for the one before. */
export function countDeclines(payment: EcommercePaymentRow | undefined): number {
  const { declines } = getDetails(payment);
  return typeof declines === 'number' ? declines : 0;
}

/** Whether a payment may be begun for it, and charged. */
export function isPayable(order: OrderRow): boolean {
  const refusals = getPayments(order).reduce((sum, payment) => sum + countDeclines(payment), 0);
  return order.payment_status === 'pending' && order.status !== 'cancelled' && refusals < maxRefusals;
}

/** Whether the provider may have been told to charge. */
export function isCharging(order: OrderRow): boolean {
  const begun = findCurrentPayment(order);
  return begun?.status === 'approved' || (begun?.status === 'failed' && getDetails(begun).may_be_charged === true);
}

export function getDetails(payment: EcommercePaymentRow | undefined): Record<string, unknown> {
  const { details } = payment ?? {};
  return typeof details === 'object' && details !== null ? { ...details } : {};
}

export function findCurrentPayment(order: OrderRow): EcommercePaymentRow | undefined {
  return getPayments(order).find(({ provider_id }) => provider_id && provider_id === order.provider_order_id);
}

/** @returns whether it is changed by that */
export async function updateCurrentPayment(
  { open }: Work,
  order: OrderRow,
  getChanges: (payment: EcommercePaymentRow) => Pick<EcommercePaymentRow, 'status'> & { details?: object },
): Promise<boolean> {
  const payment = findCurrentPayment(order);
  if (!payment || payment.status === 'captured') return false;
  const changes = getChanges(payment);
  await open('ecommerce_payment').updateOne(payment.id, changes);
  return changes.status !== payment.status;
}

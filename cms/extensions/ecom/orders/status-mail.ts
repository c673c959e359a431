import type { EcommerceOrderEventRow } from '../../../../src/directus/rows.generated.ts';
import type { Context } from '../../directus.ts';
import { createVisitorMail, type NewMail } from '../../messages/new-mail.ts';
import { createReader, type Transaction, transact } from '../../transact.ts';
import { findOrderShopContext, type OrderShopContext } from './find-order-shop-context.ts';
import { hasClosingMail, hasVisitorMail, toOrderLinks } from './order-mails.ts';
import { addEvent, type EventKind, findOrderRow, findReopening, lockOrder, type OrderRow } from './order-row.ts';
import { writeStatusMailContent } from './status-mail-content.ts';
import { type StatusMail, statusMessages } from './status-messages.ts';
import { isPaidOnline } from './to-order-row.ts';

/** History entry of each mail, so that it is sent once. */
const eventKinds = {
  paid: 'paid_told',
  ready: 'ready_told',
  shipped: 'shipped_told',
  tracking: 'tracking_told',
  cancelled: 'cancelled_told',
} as const satisfies Record<StatusMail, EventKind>;

const eventTexts: Record<StatusMail, string> = {
  paid: 'Liegt im Postausgang: die Zahlung ist angekommen.',
  ready: 'Liegt im Postausgang: alles liegt zum Abholen bereit.',
  shipped: 'Liegt im Postausgang: die Bestellung ist unterwegs.',
  tracking: 'Liegt im Postausgang: die Sendungsverfolgung.',
  cancelled: 'Liegt im Postausgang: die Bestellung ist storniert.',
};

/** Fields of an order that staff just changed. */
export type StatusChange = { status?: string; paymentStatus?: string; tracking?: { from: string; to: string } };

/** The part of a change that still applies; a later change sends its own mail. */
type EffectiveChange = { hasNewStatus: boolean; hasNewPaymentStatus: boolean; formerTracking: string | undefined };

/**
 * Queues the mail for a status change, once each. A tracking number that is added or corrected later gets its own mail.
 */
export async function notifyOfStatus(context: Context, id: number, change: StatusChange): Promise<void> {
  const seen = await findOrderRow(await createReader(context), { id: { _eq: id } });
  const setting = await findOrderShopContext(context, seen?.project?.id ?? 0, seen?.language ?? 'de');
  if (!setting) return;
  await transact(context, async (work) => {
    const order = await lockOrder(work, id);
    const mail = findStatusMail(order, await readEventKinds(work, id), findEffectiveChange(order, change));
    if (!mail || !order.customer_email || (mail === 'cancelled' && !(await isCustomerWaiting(work, order)))) return;
    await queueStatusMail(work, mail, order, setting, context.env);
  });
}

/** Queues a mail and records it in the history. */
export async function queueStatusMail(
  work: Transaction,
  mail: StatusMail,
  order: OrderRow,
  setting: OrderShopContext,
  env: Context['env'],
): Promise<void> {
  await work.open('mail').createOne({ ...writeStatusMail(mail, order, setting, env), order: order.id });
  await addEvent(work, order.id, { kind: eventKinds[mail], text: eventTexts[mail] });
}

function findEffectiveChange(order: OrderRow, { status, paymentStatus, tracking }: StatusChange): EffectiveChange {
  return {
    hasNewStatus: status === order.status,
    hasNewPaymentStatus: paymentStatus === order.payment_status,
    formerTracking: tracking && tracking.to === (order.tracking ?? '') ? tracking.from : undefined,
  };
}

/** The mail for a change, if it was not sent yet; corrections of a completed order send none. */
function findStatusMail(order: OrderRow, kinds: readonly string[], change: EffectiveChange): StatusMail | undefined {
  const isSent = (mail: StatusMail) => kinds.includes(eventKinds[mail]);
  const isCollected = order.shipping_method?.is_collection ?? false;
  switch (order.status) {
    case 'cancelled':
      return change.hasNewStatus && !isSent('cancelled') ? 'cancelled' : undefined;
    case 'ready':
      if (change.hasNewStatus && isCollected && !isSent('ready')) return 'ready';
      break;
    case 'shipped':
      return isCollected ? undefined : findShippingMail(order, isSent, change);
    case 'new':
    case 'paid':
    case 'in_progress':
      break;
    default:
      return undefined;
  }
  return isNewlyPaid(order, change) && !kinds.includes('payment_captured') && !isSent('paid') ? 'paid' : undefined;
}

function findShippingMail(
  { tracking }: OrderRow,
  isSent: (mail: StatusMail) => boolean,
  { hasNewStatus, formerTracking }: EffectiveChange,
): StatusMail | undefined {
  if (!tracking?.trim()) return hasNewStatus && !isSent('shipped') && !isSent('tracking') ? 'shipped' : undefined;
  const isCorrected = formerTracking !== undefined && isSent('tracking');
  const isAdded = !isSent('tracking') && (hasNewStatus || formerTracking?.trim() === '');
  return isCorrected || isAdded ? 'tracking' : undefined;
}

/** Payments at the counter need no mail. */
function isNewlyPaid({ status, payment_status, payment_method }: OrderRow, change: EffectiveChange): boolean {
  const isNew = change.hasNewStatus && status === 'paid';
  return (isNew || (change.hasNewPaymentStatus && payment_status === 'paid')) && payment_method?.key !== 'cash';
}

/**
 * Whether the customer expects a cancellation mail: not after an aborted payment without a confirmation, nor after a
 * refusal mail.
 */
async function isCustomerWaiting(work: Transaction, order: OrderRow): Promise<boolean> {
  const { payment_method, payment_status } = order;
  const isUnpaid = payment_status === 'pending' || payment_status === 'failed';
  if (!payment_method || !isPaidOnline(payment_method.key) || !isUnpaid) return true;
  return (await hasVisitorMail(work, order)) && !(await hasClosingMail(work, order));
}

export function writeStatusMail(
  mail: StatusMail,
  order: OrderRow,
  setting: OrderShopContext,
  env: Context['env'],
): NewMail {
  const { shop } = setting;
  const language = order.language ?? 'de';
  const subject = statusMessages[language].subjects[mail](order.order_number, shop.name);
  const content = writeStatusMailContent(mail, order, setting, toOrderLinks(setting, env, language));
  const newMail = { kind: `order_${mail}`, to: order.customer_email ?? '', subject, content } as const;
  return createVisitorMail(newMail, shop, new Date());
}

/** Kinds of mails in the history. Cancellation mails from before a reopening do not count. */
async function readEventKinds({ open }: Pick<Transaction, 'open'>, order: number): Promise<string[]> {
  const wanted = [...Object.values(eventKinds), 'payment_captured'];
  const filter = { _and: [{ order: { _eq: order } }, { kind: { _in: wanted } }] };
  const query = { filter, fields: ['id', 'kind'], limit: -1 };
  const rows = await open<EcommerceOrderEventRow>('ecommerce_order_event').readByQuery(query);
  const reopening = await findReopening({ open }, order);
  const isPast = ({ id, kind }: EcommerceOrderEventRow) => kind === eventKinds.cancelled && id < (reopening?.id ?? 0);
  return rows.flatMap((row) => (row.kind && !isPast(row) ? row.kind : []));
}

import { parseCents } from '../../../src/base/money.ts';
import { collections } from '../../model/model.ts';
import type { Context, Hooks } from '../directus.ts';
import { formatPrice } from '../ecom/orders/order-content.ts';
import { addEvent, lockOrder, type OrderEvent } from '../ecom/orders/order-row.ts';
import { abandonOrder, restoreOrderStock, takeOrderStockAgain } from '../ecom/orders/order-stock.ts';
import { notifyOfStatus, type StatusChange } from '../ecom/orders/status-mail.ts';
import { isCharging } from '../ecom/payments/payment-record.ts';
import { type Transaction, transact } from '../transact.ts';
import { applyStatusRules } from './status-rules.ts';

type Payload = Record<string, unknown>;

const table = 'ecommerce_order';

/** Checks, completes and records changes by staff, who have an account; our own code does so itself. */
export default ({ filter, action }: Hooks, context: Context) => {
  /** Previous values of orders that are being changed. */
  const before = new Map<number, PreviousFields>();
  filter<Payload>(`${table}.items.update`, async (payload, { keys }, filterContext) => {
    const { database, accountability } = filterContext;
    if (!accountability || watchedFields.every((field) => !(field in payload))) return;
    await applyStatusRules(context, payload, keys, filterContext);
    const rows = await database(table)
      .whereIn('id', keys)
      .select('id', ...watchedFields);
    for (const row of rows) before.set(Number(row.id), row);
  });
  action(`${table}.items.update`, async ({ keys, payload }, { accountability }) => {
    for (const key of keys.map(Number)) {
      const was = before.get(key);
      before.delete(key);
      if (!was) continue;
      const user = accountability?.user ?? null;
      await recordChanges(context, key, { previous: was, payload, user }).catch((error) => context.logger.error(error));
    }
  });
};

/** Fields whose changes are recorded in the history. */
const watchedFields = [
  'status',
  'payment_status',
  'payment_reference',
  'tracking',
  'shipping_address',
  'invoice_address',
];

type PreviousFields = Record<string, unknown>;

type Change = { previous: PreviousFields; payload: Record<string, unknown>; user: string | null };

/**
 * Records each change in the history; returns the stock of a cancelled order, or takes it again when it is reopened;
 * and notifies the customer of payment, shipment, pickup or cancellation.
 */
export async function recordChanges(context: Context, id: number, change: Change): Promise<void> {
  const events = describeChanges(change.previous, change.payload);
  if (events.length === 0) return;
  await transact(context, async (work) => {
    for (const event of events) await addEvent(work, id, event, change.user);
    if (!('status' in change.payload)) return;
    if (change.payload.status === 'cancelled') await cancel(work, id);
    else if (change.previous.status === 'cancelled') await reopen(work, id);
  });
  const statusChange = findStatusChange(change);
  if (Object.keys(statusChange).length > 0) await notifyOfStatus(context, id, statusChange);
}

/** The part of a change that the customer may be notified of. */
function findStatusChange({ previous: was, payload }: Change): StatusChange {
  const hasNew = (field: string) => field in payload && !isSame(was[field], payload[field]);
  return {
    ...(hasNew('status') && { status: toText(payload.status) }),
    ...(hasNew('payment_status') && { paymentStatus: toText(payload.payment_status) }),
    ...(hasNew('tracking') && { tracking: { from: toText(was.tracking), to: toText(payload.tracking) } }),
  };
}

/** Runs after the change, so the order may have changed again. */
async function cancel(work: Transaction, id: number) {
  const order = await lockOrder(work, id);
  if (order.status !== 'cancelled') return;
  if (order.payment_status === 'paid' || order.payment_status === 'authorized') {
    const total = formatPrice(parseCents(order.total_price_brutto) ?? 0, 'de');
    const text = `Bezahlt sind ${total}: bitte erstatten, dann die Zahlung auf „Erstattet“ stellen.`;
    await addEvent(work, id, { kind: 'refund_due', text });
  }
  // The result of a charge in progress is still unknown.
  if (order.payment_status !== 'pending' || isCharging(order)) return restoreOrderStock(work, order);
  await abandonOrder(work, order, { kind: 'cancelled', text: 'Auf die Zahlung wird nicht mehr gewartet.' });
}

async function reopen(work: Transaction, id: number) {
  const order = await lockOrder(work, id);
  if (order.status === 'cancelled' || (await takeOrderStockAgain(work, order))) return;
  const text = 'Nicht alle Stücke waren noch am Lager: bitte prüfen, ob sie zu beschaffen sind.';
  await addEvent(work, id, { kind: 'changed', text });
}

/**
 * History entries in German with the studio's labels; addresses only by name, so that the history contains no personal
 * data.
 */
export function describeChanges(previous: PreviousFields, payload: Record<string, unknown>): OrderEvent[] {
  return watchedFields.flatMap((field): OrderEvent[] => {
    if (!(field in payload) || isSame(previous[field], payload[field])) return [];
    const label = collections.ecommerce_order?.fields[field]?.label ?? field;
    switch (field) {
      case 'status':
        return [
          {
            kind: 'status_changed',
            text: `${toChoiceText(field, previous[field])} → ${toChoiceText(field, payload[field])}`,
          },
        ];
      case 'payment_status':
        return [
          {
            kind: 'payment_status_changed',
            text: `${toChoiceText(field, previous[field])} → ${toChoiceText(field, payload[field])}`,
          },
        ];
      default:
        return [{ kind: 'changed', text: label }];
    }
  });
}

/** JSON columns may be strings. */
function isSame(one: unknown, other: unknown): boolean {
  return toText(one) === toText(other);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toChoiceText(field: string, value: unknown): string {
  const choices = collections.ecommerce_order?.fields[field]?.meta.options?.choices;
  const found = Array.isArray(choices)
    ? choices.find((choice: { value?: unknown }) => choice.value === value)
    : undefined;
  return String(found?.text ?? value ?? '');
}

import type { EcommerceOrderRow } from '../../../src/directus/rows.generated.ts';
import type { Context, FilterContext, Key } from '../directus.ts';
import { type OrderRow, toPlacedOrder } from '../ecom/orders/order-row.ts';
import { refuse } from '../refuse.ts';

type State = Pick<EcommerceOrderRow, 'status' | 'payment_status'>;

/** An order whose status staff change; `payment` is the key of its payment method. */
export type ChangedOrder = State & { number: string; payment: string | undefined };

/** The changed fields of an update, as the studio sends them. */
type Payload = Record<string, unknown>;

const settled: readonly string[] = ['paid', 'authorized', 'refunded'];

const unpaid: readonly string[] = ['open', 'pending', 'failed'];

/**
 * Completes an update of orders by staff, so that status and payment never contradict each other.
 *
 * @throws InvalidPayloadError in German, for what cannot be true
 */
export async function applyStatusRules(
  { services }: Pick<Context, 'services'>,
  payload: Payload,
  keys: readonly Key[],
  { database, schema }: FilterContext,
): Promise<void> {
  if (!('status' in payload || 'payment_status' in payload)) return;
  const orders = new services.ItemsService<EcommerceOrderRow>('ecommerce_order', { schema, knex: database });
  const rows = await orders.readByQuery({
    filter: { id: { _in: keys } },
    fields: ['*', 'payment_method.id', 'payment_method.key'],
    limit: -1,
  });
  Object.assign(payload, completeChange(payload, rows.flatMap((row) => toPlacedOrder(row) ?? []).map(toChangedOrder)));
}

function toChangedOrder({ status, payment_status, order_number: number, payment_method }: OrderRow): ChangedOrder {
  return { status, payment_status, number, payment: payment_method?.key };
}

/** The fields that follow from a change, the same for all orders that are changed together. */
export function completeChange(payload: Payload, orders: readonly ChangedOrder[]): Partial<State> {
  const additions = orders.map((order) => ({ order, following: findFollowing(payload, order) }));
  const found: Partial<State> = Object.assign({}, ...additions.map(({ following }) => following));
  for (const field of ['status', 'payment_status'] as const) {
    if (found[field] === undefined) continue;
    const differs = additions.some(({ order, following }) => (following[field] ?? order[field]) !== found[field]);
    if (differs) refuse('Bei diesen Bestellungen folgt daraus nicht dasselbe. Bitte eine nach der anderen ändern.');
  }
  return found;
}

function findFollowing(payload: Payload, order: ChangedOrder): Partial<State> {
  const payment = String(payload.payment_status ?? order.payment_status);
  const status = String(payload.status ?? order.status);
  const hasNewStatus = status !== order.status;
  if (hasNewStatus && (status === 'shipped' || status === 'collected')) {
    if (order.payment === 'cash' && status === 'collected' && payment === 'open') return { payment_status: 'paid' };
    if (isPaidBefore(order) && !settled.includes(payment)) refuse(toUnpaidReason(order, status));
  }
  if (payload.status === 'paid' && payment !== 'paid') {
    const isMeant = payload.payment_status === undefined || payload.payment_status === order.payment_status;
    if (!isMeant || payment === 'refunded') {
      refuse(`Bestellung ${order.number}: Der Stand „Bezahlt“ passt nur zu einer Zahlung, die „Bezahlt“ ist.`);
    }
    return { payment_status: 'paid' };
  }
  if (payload.status !== undefined) return {};
  if (payload.payment_status === 'paid' && status === 'new') return { status: 'paid' };
  return unpaid.includes(payment) && status === 'paid' ? { status: 'new' } : {};
}

/** Cash is paid on collection, and an order without a payment method was agreed otherwise. */
function isPaidBefore({ payment }: ChangedOrder): boolean {
  return payment !== undefined && payment !== 'cash';
}

const statusNames: Record<string, string> = { shipped: 'Verschickt', collected: 'Abgeholt' };

function toUnpaidReason({ number, payment }: ChangedOrder, status: string): string {
  const where = payment === 'prepayment' ? 'das Geld ist noch nicht da' : 'die Zahlung ist nicht abgeschlossen';
  return `Bestellung ${number} ist nicht bezahlt: ${where}. „${statusNames[status]}“ geht erst, wenn unter „Zahlung und Versand“ die Zahlung „Bezahlt“ ist.`;
}

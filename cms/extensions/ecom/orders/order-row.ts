import { createMutex } from '../../../../src/base/mutex.ts';
import type {
  EcommerceOrderEventRow,
  EcommerceOrderItemRow,
  EcommerceOrderRow,
  EcommercePaymentMethodRow,
  EcommercePaymentRow,
  EcommerceWithdrawalRow,
} from '../../../../src/directus/rows.generated.ts';
import { type PaymentKey, paymentKeys } from '../../../../src/orders/quote.ts';
import type { Context } from '../../directus.ts';
import { hashToken, makeToken } from '../../messages/tokens.ts';
import { createReader, type Reader, type Transaction } from '../../transact.ts';

/** An order with its relations. */
export type OrderRow = Omit<EcommerceOrderRow, 'payment_method'> & {
  uuid: string;
  order_number: string;
  payment_method: OrderedPaymentMethod | null;
};

/** The payment method that an order was placed with. */
export type OrderedPaymentMethod = {
  id: number;
  key: PaymentKey;
  /** As it was shown when the order was placed; null for orders from before it was stored. */
  name: string | null;
  /** The current names; null where staff have deleted the method, or made another one of it. */
  translations: EcommercePaymentMethodRow['translations'];
};

export type OrderItemRow = EcommerceOrderItemRow;

const fields = [
  ...['*', 'project.id', 'project.domain', 'payment_method.*', 'payment_method.translations.*', 'shipping_method.*'],
  ...[
    'shipping_method.translations.*',
    'items.*',
    'items.drawings.*',
    'items.product.id',
    'items.product.slug',
    'items.product.status',
  ],
  ...[
    'items.product.images.sort',
    'items.product.images.directus_files_id.*',
    'items.variant.id',
    'items.variant.active',
  ],
  ...['key', 'type', 'options'].map((name) => `items.product.personalization.fields.${name}`),
  ...['payments.*', 'withdrawals.*'],
];

const deep = {
  items: {
    _limit: -1,
    product: { images: { _limit: 1, _sort: ['sort'] }, personalization: { fields: { _limit: -1 } } },
  },
  payments: { _limit: -1, _sort: ['id'] },
  withdrawals: { _limit: -1, _sort: ['id'] },
};

/** @param rule filter; of several matches any is returned */
export async function findOrderRow(read: Reader, rule: Record<string, unknown>): Promise<OrderRow | undefined> {
  const [row] = await read<EcommerceOrderRow>('ecommerce_order').readByQuery({ filter: rule, fields, deep, limit: 1 });
  return row && toPlacedOrder(row);
}

/** Undefined for a row that staff have created: every order placed by a shopper has a uuid and a number. */
export function toPlacedOrder(row: EcommerceOrderRow): OrderRow | undefined {
  const { uuid, order_number } = row;
  return uuid && order_number ? { ...row, uuid, order_number, payment_method: findOrderedPayment(row) } : undefined;
}

/** Null for an order without one, and for one from before it was stored whose method staff have deleted or renamed. */
function findOrderedPayment({
  ordered_payment_method: ordered,
  payment_method: current,
}: EcommerceOrderRow): OrderedPaymentMethod | null {
  if (ordered) return { ...ordered, translations: current?.key === ordered.key ? current.translations : null };
  const key = paymentKeys.find((known) => known === current?.key);
  return current && key ? { id: current.id, key, name: null, translations: current.translations } : null;
}

/** Items in the order of the cart. */
export function getItems({ items }: OrderRow): OrderItemRow[] {
  return [...(items ?? [])].sort((one, other) => (one.sort ?? one.id) - (other.sort ?? other.id));
}

export function getPayments({ payments }: OrderRow): EcommercePaymentRow[] {
  return payments ?? [];
}

export function getWithdrawals({ withdrawals }: OrderRow): EcommerceWithdrawalRow[] {
  return withdrawals ?? [];
}

/** Filter by access token; tokens of another website's orders do not match. */
function toTokenFilter(project: string, token: string): Record<string, unknown> {
  return { _and: [{ access_token_hash: { _eq: hashToken(token) } }, { project: { domain: { _eq: project } } }] };
}

type Environment = Record<string, unknown>;

/** Access token of an order's page. Derived from the site's secret whenever it is needed; only its hash is stored. */
export function makeOrderToken({ SITE_SECRET }: Environment, uuid: string): string {
  if (!SITE_SECRET) throw new Error('SITE_SECRET is not set, so that anybody could open the page of an order.');
  return makeToken(String(SITE_SECRET), `order.${uuid}`);
}

/** Placeholder in stored mails, replaced when the mail is sent. */
export const orderTokenPlaceholder = '{order-token}';

type OrderAccess = { project: string; uuid?: string; token: string };

/**
 * Finds an order by its access token.
 *
 * @param access with a `uuid`, it must match the order as well
 * @returns undefined for anything unknown or invalid
 */
export async function findOrder(
  context: Context,
  { project, uuid, token }: OrderAccess,
): Promise<OrderRow | undefined> {
  const order = await findOrderRow(await createReader(context), toTokenFilter(project, token));
  return uuid === undefined || order?.uuid === uuid ? order : undefined;
}

/** Loads an order with a row lock until the end of the transaction. */
export async function lockOrder(work: Transaction, id: number): Promise<OrderRow> {
  await work.database('ecommerce_order').where({ id }).forUpdate().select('id');
  const order = await findOrderRow(work.open, { id: { _eq: id } });
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

const mutexes = new Map<number, ReturnType<typeof createMutex>>();

/** Serializes payment operations of one order; other orders are not affected. */
export function runExclusiveForOrder<T>(order: number, work: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(order) ?? createMutex();
  mutexes.set(order, mutex);
  const result = mutex.runExclusive(work);
  const idle = mutex.whenIdle();
  void idle.then(() => {
    if (mutex.whenIdle() === idle) mutexes.delete(order);
  });
  return result;
}

export type EventKind = NonNullable<EcommerceOrderEventRow['kind']>;

/** An entry of the order's history for staff, in German and without customer input. */
export type OrderEvent = { kind: EventKind; text: string };

/** @param user staff member; null for automatic changes */
export async function addEvent(
  { open }: Transaction,
  order: number,
  event: OrderEvent,
  user: string | null = null,
): Promise<void> {
  await open('ecommerce_order_event').createOne({ order, ...event, user });
}

/** Prefix of history entries that reopen a cancelled order. */
const fromCancelled = 'Storniert → ';

/** The last time staff reopened the order; cancellation mails sent before no longer apply. */
export async function findReopening(
  { open }: Pick<Transaction, 'open'>,
  order: number,
): Promise<EcommerceOrderEventRow | undefined> {
  const filter = { _and: [{ order: { _eq: order } }, { kind: { _eq: 'status_changed' } }] };
  const query = { filter, fields: ['id', 'text', 'date_created'], sort: ['id'], limit: -1 };
  const changes = await open<EcommerceOrderEventRow>('ecommerce_order_event').readByQuery(query);
  return changes.findLast(({ text }) => text?.startsWith(fromCancelled));
}

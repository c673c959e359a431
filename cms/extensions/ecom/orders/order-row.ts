import type {
  EcommerceOrderItemRow,
  EcommerceOrderRow,
  EcommercePaymentMethodRow,
  EcommercePaymentRow,
  EcommerceWithdrawalRow,
} from '../../../../src/directus/rows.generated.ts';
import { type PaymentKey, paymentKeys } from '../../../../src/orders/quote.ts';
import type { Read } from '../../transact.ts';
import { hashOrderToken } from './order-token.ts';

/** An order with its relations. */
export type OrderRow = Omit<EcommerceOrderRow, 'payment_method'> & {
  uuid: string;
  order_number: string;
  payment_method: OrderedPayment | null;
};

/** The payment method that an order was placed with. */
export type OrderedPayment = {
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
  ...['shipping_method.translations.*', 'items.*', 'items.product.id', 'items.product.slug', 'items.product.status'],
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
export async function findOrderRow(read: Read, rule: Record<string, unknown>): Promise<OrderRow | undefined> {
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
}: EcommerceOrderRow): OrderedPayment | null {
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
export function byToken(project: string, token: string): Record<string, unknown> {
  return { _and: [{ access_token_hash: { _eq: hashOrderToken(token) } }, { project: { domain: { _eq: project } } }] };
}

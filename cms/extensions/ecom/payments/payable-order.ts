import { type Cents, parseCents } from '../../../../src/base/money.ts';
import type { OrderAddress } from '../../../../src/orders/order-address.ts';
import type { Language } from '../../messages/language.ts';
import { getItems, type OrderRow } from '../orders/order-row.ts';

export const currency = 'EUR';

/** An order for a payment provider; all amounts are the server's own. */
export type PayableOrder = {
  uuid: string;
  number: string;
  language: Language;
  shopName: string;
  email: string;
  phone: string;
  total: Cents;
  /** Unit prices, VAT included. */
  lines: { name: string; reference: string; count: number; price: Cents; taxPercent: number }[];
  shipping: Cents;
  wrap: Cents;
  /** Null for pickup. */
  shippingAddress: OrderAddress | null;
  /** Null if there is none. */
  invoiceAddress: OrderAddress | null;
};

/** State of a payment, for any provider. */
export type PaymentState =
  /** Created, not approved by the shopper yet. */
  | 'open'
  /** Approved by the shopper, not captured yet. */
  | 'approved'
  | 'paid'
  /** Under review by the provider. */
  | 'pending'
  | 'declined'
  /** Does not match this order. */
  | 'mismatch';

/** @param shopName as the shopper knows it */
export function toPayableOrder(order: OrderRow, shopName: string): PayableOrder {
  const { shipping_address: shippingAddress, invoice_address: invoiceAddress } = order;
  return {
    uuid: order.uuid,
    number: order.order_number,
    language: order.language ?? 'de',
    shopName,
    email: order.customer_email ?? '',
    phone: order.phone ?? '',
    total: getTotal(order),
    lines: getItems(order).map(
      ({ display_name, variant_name, reference_number, count, price_brutto, tax_percent }) => ({
        name: [display_name, variant_name].filter(Boolean).join(', '),
        reference: reference_number ?? '',
        count,
        price: parseCents(price_brutto) ?? 0,
        taxPercent: Number(tax_percent ?? 0),
      }),
    ),
    shipping: parseCents(order.shipping_cost) ?? 0,
    wrap: parseCents(order.present_wrap_cost) ?? 0,
    shippingAddress,
    invoiceAddress: invoiceAddress ?? shippingAddress,
  };
}

/**
 * Integer cents.
 *
 * @throws for an order without a total
 */
export function getTotal(order: OrderRow): number {
  const total = parseCents(order.total_price_brutto);
  if (total === null) throw new Error(`Order ${order.id} has no total.`);
  return total;
}

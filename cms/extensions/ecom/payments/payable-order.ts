import type { Cents } from '../../../../src/base/money.ts';
import type { OrderAddress } from '../../../../src/orders/order-address.ts';
import type { Language } from '../../messages/language.ts';

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

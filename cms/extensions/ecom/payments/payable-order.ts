import type { Cents } from '../../../../src/base/money.ts';
import type { Language } from '../../messages/language.ts';
import type { Address } from '../orders/parse-order.ts';

export const currency = 'EUR';

/** An order as a payment provider is told of it; every amount is what the server itself decided. */
export type PayableOrder = {
  uuid: string;
  number: string;
  language: Language;
  shopName: string;
  email: string;
  phone: string;
  total: Cents;
  /** Prices for one piece, VAT included. */
  lines: { name: string; reference: string; count: number; price: Cents; taxPercent: number }[];
  shipping: Cents;
  wrap: Cents;
  /** Null where it is collected. */
  shippingAddress: Address | null;
  /** Null where nobody asked for one. */
  invoiceAddress: Address | null;
};

/** What becomes of a payment, whoever handles it. */
export type PaymentState =
  /** Begun, and the shopper has not agreed yet. */
  | 'open'
  /** The shopper has agreed, and nothing is charged yet. */
  | 'approved'
  | 'paid'
  /** Agreed or charged, and the provider still looks at it. */
  | 'pending'
  | 'declined'
  /** Not the payment of this order, or not as this order asks for it. */
  | 'mismatch';

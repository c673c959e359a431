import type { Cents } from '../base/money.ts';
import { type Address, emptyAddress, isSameAddress } from './address.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** The order draft that the browser stores until there is an order. */
export type Checkout = {
  customerEmail: string;
  phone: string;
  /** Collected in the shop instead of shipped; then there is no shipping address. */
  isCollection: boolean;
  shippingAddress: Address;
  /** Null where it is the same as the shipping address. */
  invoiceAddress: Address | null;
  comment: string;
  /** Ids from the quote. */
  paymentMethod: number | null;
  shippingMethod: number | null;
  shippingCost: Cents;
  /** The branch of collection; null until one is chosen. */
  branch: number | null;
  presentWrap: boolean;
  /** The text of a greetings card; empty for none. */
  giftMessage: string;
  /** The approval of PayPal Express; null without one. */
  express: ExpressApproval | null;
  /** An order that is being sent, unconfirmed, or waits for its payment. */
  attempt: OrderAttempt | null;
};

export type ExpressApproval = {
  /** Sent with the order. */
  token: string;
  /** The paying account, masked: `z***@example.org`. */
  account: string;
};

export const maxCommentLength = 2000;

export function makeCheckout(): Checkout {
  return {
    customerEmail: '',
    phone: '',
    isCollection: false,
    shippingAddress: { ...emptyAddress },
    invoiceAddress: null,
    comment: '',
    paymentMethod: null,
    shippingMethod: null,
    shippingCost: 0,
    branch: null,
    presentWrap: false,
    giftMessage: '',
    express: null,
    attempt: null,
  };
}

/**
 * Switches between shipping and collection. A collected order has an invoice address all the same, so the known address
 * moves to it, and back.
 */
export function chooseDelivery(checkout: Checkout, isCollection: boolean): Partial<Checkout> {
  const { shippingAddress, invoiceAddress } = checkout;
  if (isCollection === checkout.isCollection) return {};
  if (isCollection) return { isCollection, invoiceAddress: invoiceAddress ?? { ...shippingAddress } };
  const isShippingEmpty =
    invoiceAddress !== null && isSameAddress(shippingAddress, { ...emptyAddress, country: shippingAddress.country });
  if (isShippingEmpty) return { isCollection, shippingAddress: { ...invoiceAddress }, invoiceAddress: null };
  return {
    isCollection,
    invoiceAddress: invoiceAddress && isSameAddress(invoiceAddress, shippingAddress) ? null : invoiceAddress,
  };
}

/** The country that decides on shipping costs; for collection that of the invoice address. */
export function getCountry({
  isCollection,
  shippingAddress,
  invoiceAddress,
}: Readonly<Pick<Checkout, 'isCollection' | 'shippingAddress' | 'invoiceAddress'>>): string | null {
  const { country } = isCollection ? (invoiceAddress ?? shippingAddress) : shippingAddress;
  return country === '' ? null : country;
}

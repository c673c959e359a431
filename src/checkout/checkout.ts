import type { Cents } from '../base/money.ts';
import { type Address, emptyAddress, isSameAddress } from './address.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** What a shopper has told the checkout, kept in the browser until there is an order. */
export type Checkout = {
  customerEmail: string;
  phone: string;
  /** Collected in the shop instead of sent: then there is no address to send it to. */
  isCollection: boolean;
  shippingAddress: Address;
  /** Null where it is the one that the parcel goes to. */
  invoiceAddress: Address | null;
  comment: string;
  /** Ids, as the quote names them. */
  paymentMethod: number | null;
  shippingMethod: number | null;
  shippingCost: Cents;
  /** The house in which it is collected; null until one is chosen. */
  branch: number | null;
  presentWrap: boolean;
  /** For a card that comes along; empty for none. */
  giftMessage: string;
  /** What was agreed to at PayPal before there is an order; null where nothing was. */
  express: ExpressApproval | null;
  /** The order that is on its way, or of which nobody knows yet whether it came through. */
  attempt: OrderAttempt | null;
};

export type ExpressApproval = {
  /** Sent with the order. */
  token: string;
  /** Which account pays: `z***@example.org`. */
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

/** What is collected has an invoice all the same, so the address that is known moves over, and back. */
export function chooseDelivery(checkout: Checkout, isCollection: boolean): Partial<Checkout> {
  const { shippingAddress, invoiceAddress } = checkout;
  if (isCollection === checkout.isCollection) return {};
  if (isCollection) return { isCollection, invoiceAddress: invoiceAddress ?? { ...shippingAddress } };
  const isUntold =
    invoiceAddress !== null && isSameAddress(shippingAddress, { ...emptyAddress, country: shippingAddress.country });
  if (isUntold) return { isCollection, shippingAddress: { ...invoiceAddress }, invoiceAddress: null };
  return {
    isCollection,
    invoiceAddress: invoiceAddress && isSameAddress(invoiceAddress, shippingAddress) ? null : invoiceAddress,
  };
}

/** Where it goes decides on postage; what is collected is invoiced at home. */
export function getCountry({
  isCollection,
  shippingAddress,
  invoiceAddress,
}: Readonly<Pick<Checkout, 'isCollection' | 'shippingAddress' | 'invoiceAddress'>>): string | null {
  const { country } = isCollection ? (invoiceAddress ?? shippingAddress) : shippingAddress;
  return country === '' ? null : country;
}

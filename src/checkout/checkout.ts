import type { Cents } from '../base/money.ts';
import { findPostcodeError, isInArea } from '../orders/address-form.ts';
import type { Quote } from '../orders/quote.ts';
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

export const steps = ['contact', 'delivery', 'payment', 'review'] as const;

export type Step = (typeof steps)[number];

/** The step that the URL's hash names. */
export function findStep(hash: string): Step | undefined {
  return steps.find((step) => `#${step}` === hash);
}

/**
 * The requested step, or the first incomplete one before it.
 *
 * @param isDone whether a step is complete
 */
export function getOpenStep(requested: Step | undefined, isDone: (step: Step) => boolean): Step {
  const firstIncomplete = steps.findIndex((step) => step === 'review' || !isDone(step));
  const index = requested ? Math.min(steps.indexOf(requested), firstIncomplete) : firstIncomplete;
  return steps[index] ?? 'contact';
}

export function getNextStep(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? 'review';
}

/**
 * Removes choices that the quote no longer offers and preselects: the first shipping method, so that its price is part
 * of the total; a payment method only where there is no other.
 *
 * @returns the changes, undefined for none
 */
export function chooseMethods(checkout: Checkout, quote: Quote): Partial<Checkout> | undefined {
  const { shippingMethod, paymentMethod, shippingCost, branch, presentWrap, giftMessage, express } = checkout;
  const shippingIds = findShippingMethods(checkout, quote.shipping_methods).available.map(({ id }) => id);
  const paymentIds = quote.payment_methods.map(({ id }) => id);
  const branches = quote.branches.map(({ id }) => id);
  // A PayPal Express approval implies PayPal, wherever that is offered.
  const paypal = express && quote.payment_methods.find(({ key }) => key === 'paypal')?.id;
  const next = {
    shippingMethod: findOffered(shippingMethod, shippingIds) ?? shippingIds[0] ?? null,
    paymentMethod:
      paypal ?? findOffered(paymentMethod, paymentIds) ?? (paymentIds.length === 1 ? (paymentIds[0] ?? null) : null),
    shippingCost: quote.shipping_cents ?? 0,
    // A single branch needs no choice.
    branch: findOffered(branch, branches) ?? (branches.length === 1 ? (branches[0] ?? null) : null),
    presentWrap: presentWrap && quote.present_wrapping !== null,
    giftMessage: quote.gift_messages ? giftMessage : '',
  };
  const isSame =
    next.shippingMethod === shippingMethod &&
    next.paymentMethod === paymentMethod &&
    next.shippingCost === shippingCost &&
    next.branch === branch &&
    next.presentWrap === presentWrap &&
    next.giftMessage === giftMessage;
  return isSame ? undefined : next;
}

function findOffered(chosen: number | null, offered: readonly number[]): number | undefined {
  return offered.find((id) => id === chosen);
}

type ShippingMethod = { is_collection: boolean; postcodes: string | null };

/**
 * The shipping or collection methods for the address, and those of its country that do not serve its postcode. While
 * the postcode is incomplete it excludes none.
 */
export function findShippingMethods<Own extends ShippingMethod>(
  { isCollection, shippingAddress }: Readonly<Pick<Checkout, 'isCollection' | 'shippingAddress'>>,
  methods: readonly Own[],
): { available: Own[]; outOfArea: Own[] } {
  const { zip_code, country } = shippingAddress;
  const ignoresPostcode = isCollection || findPostcodeError(zip_code, country) !== undefined;
  const fitting = methods.filter(({ is_collection }) => is_collection === isCollection);
  const reaches = ({ postcodes }: Own) => ignoresPostcode || isInArea(postcodes, shippingAddress);
  return { available: fitting.filter(reaches), outOfArea: fitting.filter((method) => !reaches(method)) };
}

import type { Quote } from '../orders/quote.ts';
import type { Checkout } from './checkout.ts';
import { findShippingMethods } from './find-shipping-methods.ts';

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

import type { OrderAddress } from '../../../../src/orders/order-address.ts';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';
import type { OrderResponse } from '../../../../src/orders/order-responses.ts';
import { isInArea } from '../../../../src/orders/postcode-area.ts';
import type { ApiQuote, PaymentMethod } from '../../../../src/orders/quote.ts';
import { badRequest } from '../../messages/api-response.ts';
import { type Cart, priceCart } from '../pricing/price-cart.ts';
import { findChosenShipping, findPickupBranch } from '../pricing/shipping.ts';
import type { ShopProduct } from '../pricing/shop-product.ts';
import type { ShopRules } from '../pricing/shop-rules.ts';

/** The validated order with its payment method, or the response that refuses it. */
export type OrderValidation = { priced: ApiQuote; payment: PaymentMethod } | { refused: OrderResponse<'order'> };

/**
 * Checks an order against current prices, stock and delivery: the total that the shopper accepted must match to the
 * cent.
 */
export function validateOrder(
  input: OrderInput,
  products: ReadonlyMap<number, ShopProduct>,
  rules: ShopRules,
): OrderValidation {
  const country = input.shipping_address?.country ?? null;
  const cart = {
    ...{ lines: input.lines, country, branch: input.branch, presentWrap: input.present_wrap },
    ...{ shippingMethod: input.shipping_method, paymentMethod: input.payment_method },
  };
  const invalidField = findInvalidDestination(cart, rules) ?? findUnservedPostcode(cart, input.shipping_address, rules);
  if (invalidField) return { refused: badRequest(invalidField) };
  if (input.gift_message !== '' && !rules.hasGiftMessages) return { refused: badRequest('gift_message') };
  const quote = priceCart(cart, products, rules);
  const isWhole = quote.lines.every(({ state }) => state === 'ok') && quote.shipping_cents !== null;
  const isWrapped = !input.present_wrap || rules.wrapCents !== null;
  if (!isWhole || !isWrapped || quote.total_cents !== input.accepted_total_cents || isLater(quote, input)) {
    return { refused: { code: 409, body: { status: 'failed', reason: 'changed', quote } } };
  }
  const payment = quote.payment_methods.find(({ id }) => id === input.payment_method);
  return payment ? { priced: quote, payment } : { refused: badRequest('payment_method') };
}

/** An earlier delivery than the accepted one is fine. */
function isLater({ delivery }: ApiQuote, { accepted_delivery_to: accepted }: OrderInput): boolean {
  return accepted !== null && delivery !== null && delivery.to > accepted;
}

/**
 * The field that is invalid: collection needs a branch and no address, shipping a shipping method and a supported
 * country.
 */
function findInvalidDestination(cart: Cart, rules: ShopRules): string | undefined {
  const chosen = findChosenShipping(rules, cart);
  if (chosen?.isCollection) return isPickupBranch(cart.branch, rules) ? undefined : 'branch';
  if (cart.branch !== null) return 'branch';
  if (cart.country === null) return 'shipping_address';
  if (rules.countries.every(({ code }) => code !== cart.country)) return 'shipping_address.country';
  return rules.shippingMethods.length > 0 && !chosen ? 'shipping_method' : undefined;
}

/** Null is valid for shops without pickup branches. */
function isPickupBranch(branch: number | null, rules: ShopRules): boolean {
  return branch === null || findPickupBranch(rules, branch) !== undefined;
}

/** Checks the postcodes that a courier serves. */
function findUnservedPostcode(cart: Cart, address: OrderAddress | null, rules: ShopRules): string | undefined {
  const chosen = findChosenShipping(rules, cart);
  if (!chosen || chosen.isCollection || !address) return undefined;
  return isInArea(chosen.postcodes, address) ? undefined : 'shipping_method';
}

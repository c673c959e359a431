import { isInArea } from '../../../../src/orders/address-form.ts';
import type { OrderAddress } from '../../../../src/orders/order-address.ts';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';
import type { OrderResponse } from '../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../src/orders/parse-order-body.ts';
import type { ApiQuote, PaymentMethod } from '../../../../src/orders/quote.ts';
import type { Context } from '../../directus.ts';
import { type ApiResponse, badRequest } from '../../messages/api-response.ts';
import { findShopIn } from '../../messages/shop.ts';
import { createReader } from '../../transact.ts';
import { findProducts } from '../pricing/find-products.ts';
import { readRingLists } from '../pricing/find-ring-studio.ts';
import { findShopRules } from '../pricing/find-shop-rules.ts';
import { type Cart, priceCart } from '../pricing/price-cart.ts';
import { createQuoteMemory } from '../pricing/quote-memory.ts';
import { findChosenShipping, findPickupBranch } from '../pricing/shipping.ts';
import type { ShopProduct } from '../pricing/shop-product.ts';
import type { ShopRules } from '../pricing/shop-rules.ts';

/** The shop is closed. */
export const shopClosed = { code: 503, body: { status: 'failed', reason: 'closed' } } as const satisfies ApiResponse;

/** Price quote of a cart with its payment and shipping options. It stores and reserves nothing. */
export async function quoteCart(
  context: Context,
  body: unknown,
  memory = createQuoteMemory(),
): Promise<OrderResponse<'quote'>> {
  const parsed = parseOrderBody('quote', body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { project, language, lines, country, payment_method, shipping_method, branch, present_wrap } = parsed.input;
  const read = await createReader(context);
  const shop = await memory.shops.get(String(project), [], () => findShopIn(read, project));
  if (!shop) return badRequest('project');
  const key = `${shop.project} ${language}`;
  const rules = await memory.rules.get(key, [], () => findShopRules(read, context.env, shop.project, language));
  if (!rules?.isOpen) return shopClosed;
  const choice = { shippingMethod: shipping_method, paymentMethod: payment_method, presentWrap: present_wrap };
  const cart = { lines, country, branch, ...choice };
  const products = [...new Set(lines.map(({ product }) => product))];
  const readLists: typeof readRingLists = (...asked) => memory.rings.get(key, [], () => readRingLists(...asked));
  const productsById = await findProducts(read, rules.project, products, language, readLists);
  return { code: 200, body: { status: 'ok', ...priceCart(cart, productsById, rules) } };
}

/** The validated order with its payment method, or the response that refuses it. */
type OrderValidation = { priced: ApiQuote; payment: PaymentMethod } | { refused: OrderResponse<'order'> };

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
  const isWrapped = !input.present_wrap || rules.giftWrapCents !== null;
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

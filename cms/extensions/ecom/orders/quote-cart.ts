import type { OrderResponse } from '../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../directus.ts';
import { type ApiResponse, badRequest } from '../../messages/api-response.ts';
import { findShop } from '../../messages/shop.ts';
import { openReading } from '../../transact.ts';
import { findProducts } from '../pricing/find-products.ts';
import { findShopRules } from '../pricing/find-shop-rules.ts';
import { priceCart } from '../pricing/price-cart.ts';

/** The shop is closed. */
export const shopClosed = { code: 503, body: { status: 'failed', reason: 'closed' } } as const satisfies ApiResponse;

/** Price quote of a cart with its payment and shipping options. It stores and reserves nothing. */
export async function quoteCart(context: Context, body: unknown): Promise<OrderResponse<'quote'>> {
  const parsed = parseOrderBody('quote', body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { project, language, lines, country, payment_method, shipping_method, branch, present_wrap } = parsed.input;
  const shop = await findShop(context, project);
  if (!shop) return badRequest('project');
  const read = await openReading(context);
  const rules = await findShopRules(read, context.env, shop.project, language);
  if (!rules?.isOpen) return shopClosed;
  const choice = { shippingMethod: shipping_method, paymentMethod: payment_method, presentWrap: present_wrap };
  const cart = { lines, country, branch, ...choice };
  const products = [...new Set(lines.map(({ product }) => product))];
  const productsById = await findProducts(read, rules.project, products, language);
  return { code: 200, body: { status: 'ok', ...priceCart(cart, productsById, rules) } };
}

import type { OrderResponse } from '../../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../../src/orders/parse-order-body.ts';
import type { ApiQuote } from '../../../../../../src/orders/quote.ts';
import type { Context } from '../../../../directus.ts';
import { badRequest } from '../../../../messages/api-response.ts';
import { findShop } from '../../../../messages/shop.ts';
import type { RunExclusive } from '../../../../signed-calls.ts';
import { openReading } from '../../../../transact.ts';
import { shopClosed } from '../../../orders/quote-cart.ts';
import { findProducts } from '../../../pricing/find-products.ts';
import { findShopRules } from '../../../pricing/find-shop-rules.ts';
import { priceCart } from '../../../pricing/price-cart.ts';
import type { ShopRules } from '../../../pricing/shop-rules.ts';
import { countCall, isRateLimited, tooMany } from '../../../request-limits.ts';
import { type ProviderResponse, ProviderUnavailable } from '../../call-provider.ts';
import { findPayPalConfiguration } from '../../configuration.ts';
import { findList, findText } from '../../json-value.ts';
import { orUnavailable, refusePayment } from '../../payment-responses.ts';
import { getIssue, openPayPal } from '../paypal-api.ts';
import { writeBrand, writeGoods } from '../paypal-order.ts';
import { makeExpressToken } from './express-token.ts';

/**
 * `POST /ecom/paypal/express`: creates a PayPal order for a cart, before the shopper's details are known. The shop's
 * order is placed at the end of the checkout, and only then anything is charged.
 */
export async function startExpress(
  context: Context,
  body: unknown,
  runExclusive: RunExclusive,
): Promise<OrderResponse<'paypal/express'>> {
  const parsed = parseOrderBody('paypal/express', body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { project, language, id, client, network, lines, country, present_wrap: presentWrap } = parsed.input;
  const shop = await findShop(context, project);
  if (!shop) return badRequest('project');
  const read = await openReading(context);
  const rules = await findShopRules(read, context.env, shop.project, language);
  if (!rules?.isOpen) return shopClosed;
  const products = [...new Set(lines.map(({ product }) => product))];
  const productsById = await findProducts(read, rules.project, products, language);
  const cart = { lines, country, branch: null, shippingMethod: null, paymentMethod: null, presentWrap };
  const quote = priceCart(cart, productsById, rules);
  if (quote.lines.some(({ state }) => state !== 'ok')) {
    return { code: 409, body: { status: 'failed', reason: 'changed', quote } };
  }
  const configuration = findPayPalConfiguration(context.env, rules.paypalClientId);
  const pages = rules.paypalExpress;
  if (!quote.paypal_express || !configuration || !pages) return refusePayment('declined');
  const isTooMany = await runExclusive(async () => {
    if (await isRateLimited(context, { client, network }, 'express', new Date())) return true;
    await countCall(context, { client, network }, 'express');
    return false;
  });
  if (isTooMany) return tooMany;
  return orUnavailable(context, async () => {
    const experience = { ...writeBrand({ shopName: shop.name, language }), ...pages, ...writeExperience(rules) };
    const order = {
      intent: 'CAPTURE',
      purchase_units: [
        { reference_id: 'default', custom_id: id, ...writeGoods(toGoods(quote), configuration.merchantId) },
      ],
      payment_source: { paypal: { experience_context: experience } },
    };
    const answer = await openPayPal(configuration).createOrder(order, `express-${id}`);
    const { paypalOrderId, approveUrl } = parseCreatedOrder(answer);
    const express = makeExpressToken(context.env, project, { paypalOrderId, at: Date.now(), payer: '' });
    return { code: 200, body: { status: 'ok', express, approve_url: approveUrl } };
  });
}

/** PayPal asks for an address unless the shop offers pickup only. */
function writeExperience({ shippingMethods }: ShopRules): object {
  const isOnlyCollected = shippingMethods.length > 0 && shippingMethods.every(({ isCollection }) => isCollection);
  return {
    shipping_preference: isOnlyCollected ? 'NO_SHIPPING' : 'GET_FROM_FILE',
    // The shopper reviews and places the order here afterwards.
    user_action: 'CONTINUE',
    payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
  };
}

function toGoods({ lines, total_cents: total, shipping_cents: shipping, wrap_cents: wrap }: ApiQuote) {
  return {
    ...{ total, shipping: shipping ?? 0, wrap },
    lines: lines.map(({ name, variant_name, reference, price_cents, count }) => ({
      name: [name, variant_name].filter(Boolean).join(', '),
      ...{ reference: reference ?? '', price: price_cents ?? 0, count },
    })),
  };
}

/** @throws ProviderUnavailable if the response has no order to approve */
function parseCreatedOrder(answer: ProviderResponse): { paypalOrderId: string; approveUrl: string } {
  const paypalOrderId = findText(answer.body, 'id');
  const link = findList(answer.body, 'links').find((one) => findText(one, 'rel') === 'payer-action');
  const approveUrl = findText(link, 'href');
  if (answer.code >= 300 || !paypalOrderId || !approveUrl || !/^https?:\/\//.test(approveUrl)) {
    throw new ProviderUnavailable(`PayPal takes no order: ${answer.code} ${getIssue(answer)}`);
  }
  return { paypalOrderId, approveUrl };
}

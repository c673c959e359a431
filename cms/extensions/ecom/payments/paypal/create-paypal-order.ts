import { trimEndSlashes } from '../../../../../src/base/trim-slashes.ts';
import type { OrderResponse } from '../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../src/orders/parse-order-body.ts';
import type { ApiQuote } from '../../../../../src/orders/quote.ts';
import type { Context } from '../../../directus.ts';
import { badRequest } from '../../../messages/api-response.ts';
import { findShop } from '../../../messages/shop.ts';
import type { RunExclusive } from '../../../signed-calls.ts';
import { createReader } from '../../../transact.ts';
import { unknownOrder } from '../../orders/order-response.ts';
import { getPayments, type OrderRow } from '../../orders/order-row.ts';
import { shopClosed } from '../../orders/quote-cart.ts';
import { findProducts } from '../../pricing/find-products.ts';
import { findShopRules } from '../../pricing/find-shop-rules.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import type { ShopRules } from '../../pricing/shop-rules.ts';
import { countCall, isRateLimited, tooMany } from '../../request-limits.ts';
import { findList, findText, type ProviderResponse, ProviderUnavailable } from '../call-provider.ts';
import { findPayPalConfiguration } from '../configuration.ts';
import { toPayableOrder } from '../payable-order.ts';
import { attachPayment, findCurrentPayment, getDetails, isCharging, isPayable } from '../payment-record.ts';
import { orUnavailable, paymentAway, refusePayment, withOrderLock } from '../payment-responses.ts';
import { findPayerHash } from './express/apply-express.ts';
import { makeExpressToken } from './express/express-token.ts';
import { getIssue, getPayPal, openPayPal } from './paypal-api.ts';
import {
  getInvoiceId,
  type PaymentSource,
  readPaymentSource,
  sourceNames,
  toPaymentSource,
  writeBrand,
  writeGoods,
  writePayPalOrder,
} from './paypal-order.ts';
import { verifyPayPalOrder } from './verify-paypal-order.ts';

/**
 * `POST /ecom/paypal/order`: creates a PayPal order for the selected source. Idempotent per source; another source
 * replaces an order that was not approved.
 */
export async function createPayPalOrder(context: Context, body: unknown): Promise<OrderResponse<'paypal/order'>> {
  const parsed = parseOrderBody('paypal/order', body);
  if (!parsed.isValid) return unknownOrder;
  const { source, ...own } = parsed.input;
  return withOrderLock(context, own, async (order) => {
    if (order.payment_method?.key !== 'paypal' || !isPayable(order)) return refusePayment('declined');
    const { sources } = await getPayPal(context, order);
    if (!sources.includes(source)) return refusePayment('declined');
    const wanted = toPaymentSource(source);
    const current = findCurrentPayment(order);
    if (current?.provider_id && isReusable(current, wanted)) return respondWithId(current.provider_id);
    // The last attempt may have been charged.
    if (isCharging(order)) return paymentAway;
    const id = findReusable(order, wanted) ?? (await createOrder(context, order, wanted));
    const kept = await attachPayment(context, order, {
      ...{ provider: 'paypal', providerId: id, way: sourceNames[source], details: { source: wanted } },
      instead: order.provider_order_id,
    });
    if (kept === undefined) return refusePayment('declined');
    return kept === id ? respondWithId(id) : paymentAway;
  });
}

function respondWithId(id: string): OrderResponse<'paypal/order'> {
  return { code: 200, body: { status: 'ok', paypal_order_id: id } };
}

type Payment = ReturnType<typeof getPayments>[number];

/**
 * Whether a PayPal order can still be approved. PayPal's own window lets the shopper choose another means for the same
 * order; with other sources a refused order is abandoned. Express approvals, made before the order, open in no window.
 */
function isReusable(payment: Payment, source: PaymentSource): boolean {
  if (findPayerHash(payment) !== undefined) return false;
  const { source: kept, is_over } = getDetails(payment);
  if (readPaymentSource(kept) !== source) return false;
  return payment.status !== 'refused' || (source === 'paypal' && is_over !== true);
}

function findReusable(order: OrderRow, source: PaymentSource): string | undefined {
  return getPayPalPayments(order).find((payment) => isReusable(payment, source))?.provider_id ?? undefined;
}

function getPayPalPayments(order: OrderRow): Payment[] {
  return getPayments(order).filter(({ provider, provider_id }) => provider === 'paypal' && provider_id !== null);
}

async function createOrder(context: Context, order: OrderRow, source: PaymentSource): Promise<string> {
  const { api, merchantId } = await getPayPal(context, order);
  const shop = await findShop(context, order.project?.id ?? 0);
  const payable = toPayableOrder(order, shop?.name ?? '');
  const { SITE_URL } = context.env;
  const siteUrl = SITE_URL ? trimEndSlashes(String(SITE_URL)) : undefined;
  // PayPal-Request-Id makes a retry after a lost response idempotent.
  const attempts = getPayPalPayments(order).filter(
    (payment) => readPaymentSource(getDetails(payment).source) === source,
  ).length;
  const requestId = `${order.uuid}-${source}-${attempts}`;
  const answer = await api.createOrder(writePayPalOrder(payable, { merchantId, source, siteUrl }), requestId);
  const id = findText(answer.body, 'id');
  if (answer.code >= 300 || !id)
    throw new ProviderUnavailable(`PayPal takes no order: ${answer.code} ${getIssue(answer)}`);
  const { uuid, total } = payable;
  const { state } = verifyPayPalOrder(answer.body, {
    ...{ paypalOrderId: id, uuid, invoiceId: getInvoiceId(payable), total, merchantId, source },
  });
  if (state !== 'open' && state !== 'approved')
    throw new ProviderUnavailable('PayPal made another order than it was asked for.');
  return id;
}

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
  const read = await createReader(context);
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

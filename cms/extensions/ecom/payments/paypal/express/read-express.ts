import type { EcommerceOrderRow, EcommercePaymentRow } from '../../../../../../src/directus/rows.generated.ts';
import type { OrderResponse } from '../../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../../../directus.ts';
import { badRequest } from '../../../../messages/api-response.ts';
import { findShop } from '../../../../messages/shop.ts';
import { openReading, type Read } from '../../../../transact.ts';
import { findShopRules } from '../../../pricing/find-shop-rules.ts';
import { findPayPalConfiguration } from '../../configuration.ts';
import { findList, findText } from '../../json-value.ts';
import { orUnavailable, refusePayment } from '../../payment-responses.ts';
import { openPayPal } from '../paypal-api.ts';
import { hashPayer, makeExpressToken, parseExpressToken } from './express-token.ts';
import { findPayerId, parsePayer } from './payer.ts';

/**
 * `POST /ecom/paypal/express/read`: the shopper returns from PayPal. The payer's details are sent only to the browser
 * that started it (it has the token) and that PayPal redirected (it knows the payer id): somebody who sends a link to
 * PayPal to others learns nothing about them. Once it belongs to an order, nothing more is returned.
 */
export async function readExpress(context: Context, body: unknown): Promise<OrderResponse<'paypal/express/read'>> {
  const parsed = parseOrderBody('paypal/express/read', body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { project, language, express: token, payer } = parsed.input;
  const express = parseExpressToken(context.env, project, token, new Date());
  const shop = await findShop(context, project);
  if (!express || !shop) return refusePayment('declined');
  const read = await openReading(context);
  if (await isApprovalUsed(read, express.paypalOrderId)) return refusePayment('declined');
  const rules = await findShopRules(read, context.env, shop.project, language);
  const configuration = findPayPalConfiguration(context.env, rules?.paypalClientId);
  if (!configuration) return refusePayment('declined');
  return orUnavailable(context, async () => {
    const { code, body: order } = await openPayPal(configuration).readOrder(express.paypalOrderId);
    const [unit, ...others] = findList(order, 'purchase_units');
    const isAgreed =
      code === 200 &&
      findText(order, 'id') === express.paypalOrderId &&
      findText(order, 'status') === 'APPROVED' &&
      findText(order, 'intent') === 'CAPTURE' &&
      others.length === 0 &&
      findText(unit, 'payee', 'merchant_id') === configuration.merchantId &&
      findPayerId(order) === payer;
    if (!isAgreed) return refusePayment('declined');
    const approved = { ...express, payer: hashPayer(payer) };
    return {
      code: 200,
      body: { status: 'ok', express: makeExpressToken(context.env, project, approved), ...parsePayer(order) },
    };
  });
}

/** Whether it already belongs to an order. */
export async function isApprovalUsed(read: Read, paypalOrderId: string): Promise<boolean> {
  const query = { fields: ['id'], limit: 1 };
  const orders = read<EcommerceOrderRow>('ecommerce_order');
  const ofOrder = { ...query, filter: { provider_order_id: { _eq: paypalOrderId } } };
  if ((await orders.readByQuery(ofOrder)).length > 0) return true;
  // A captured payment has the capture's id; after a refusal the order may refer to another one.
  const payments = read<EcommercePaymentRow>('ecommerce_payment');
  return (await payments.readByQuery({ ...query, filter: { provider_id: { _eq: paypalOrderId } } })).length > 0;
}

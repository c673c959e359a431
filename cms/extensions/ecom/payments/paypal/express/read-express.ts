import { cleanLine } from '../../../../../../src/base/clean-text.ts';
import type { EcommerceOrderRow, EcommercePaymentRow } from '../../../../../../src/directus/rows.generated.ts';
import { findAddressForm, isCountry, normalizePostcode } from '../../../../../../src/orders/address-form.ts';
import { maxAddressLengths, type OrderAddress } from '../../../../../../src/orders/order-address.ts';
import type { OrderResponse } from '../../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../../../directus.ts';
import { badRequest } from '../../../../messages/api-response.ts';
import { findShop } from '../../../../messages/shop.ts';
import { createReader, type Reader } from '../../../../transact.ts';
import { findShopRules } from '../../../pricing/find-shop-rules.ts';
import { findList, findText } from '../../call-provider.ts';
import { findPayPalConfiguration } from '../../configuration.ts';
import { orUnavailable, refusePayment } from '../../payment-responses.ts';
import { openPayPal } from '../paypal-api.ts';
import { hashPayer, makeExpressToken, parseExpressToken } from './express-token.ts';

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
  const read = await createReader(context);
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
export async function isApprovalUsed(read: Reader, paypalOrderId: string): Promise<boolean> {
  const query = { fields: ['id'], limit: 1 };
  const orders = read<EcommerceOrderRow>('ecommerce_order');
  const ofOrder = { ...query, filter: { provider_order_id: { _eq: paypalOrderId } } };
  if ((await orders.readByQuery(ofOrder)).length > 0) return true;
  // A captured payment has the capture's id; after a refusal the order may refer to another one.
  const payments = read<EcommercePaymentRow>('ecommerce_payment');
  return (await payments.readByQuery({ ...query, filter: { provider_id: { _eq: paypalOrderId } } })).length > 0;
}

type Payer = {
  /** Masked account for display: `z***@example.org`. */
  account: string;
  email: string;
  phone: string;
  /** Null if PayPal was not asked for one. */
  address: OrderAddress | null;
};

/** Newer responses have the payer in `payment_source`, older ones in `payer`, most in both. */
export function findPayerId(order: unknown): string | undefined {
  return findText(order, 'payer', 'payer_id') ?? findText(order, 'payment_source', 'paypal', 'account_id');
}

/** Payer and shipping address for the checkout form. The shopper corrects what PayPal stores differently. */
export function parsePayer(order: unknown): Payer {
  const source = ['payment_source', 'paypal'] as const;
  const email = findText(order, ...source, 'email_address') ?? findText(order, 'payer', 'email_address') ?? '';
  const phone =
    findText(order, ...source, 'phone_number', 'national_number') ??
    findText(order, 'payer', 'phone', 'phone_number', 'national_number') ??
    '';
  return {
    ...{ account: maskEmail(email), email: truncate(email, 254), phone: truncate(phone, 50) },
    address: parseAddress(order),
  };
}

function parseAddress(order: unknown): OrderAddress | null {
  const [unit] = findList(order, 'purchase_units');
  const addressField = (name: string) => findText(unit, 'shipping', 'address', name) ?? '';
  const country = addressField('country_code');
  if (!isCountry(country)) return null;
  const city = [addressField('admin_area_2'), findAddressForm(country).hasState && addressField('admin_area_1')];
  return {
    ...parseName(order, findText(unit, 'shipping', 'name', 'full_name') ?? ''),
    company: '',
    street: truncate(addressField('address_line_1'), maxAddressLengths.street),
    house_number: '',
    addition: truncate(addressField('address_line_2'), maxAddressLengths.addition),
    zip_code: truncate(normalizePostcode(addressField('postal_code'), country), maxAddressLengths.zip_code),
    city: truncate(city.filter(Boolean).join(', '), maxAddressLengths.city),
    country,
  };
}

/** Recipient's name. Only the account's name is split by PayPal; another one is split before its last word. */
function parseName(order: unknown, full: string): Pick<OrderAddress, 'first_name' | 'last_name'> {
  const name = (part: string) =>
    findText(order, 'payment_source', 'paypal', 'name', part) ?? findText(order, 'payer', 'name', part) ?? '';
  const own = {
    first_name: truncate(name('given_name'), maxAddressLengths.first_name),
    last_name: truncate(name('surname'), maxAddressLengths.last_name),
  };
  const line = cleanLine(full);
  if (!line || line === `${own.first_name} ${own.last_name}`) return own;
  const at = line.lastIndexOf(' ');
  return {
    first_name: truncate(line.slice(0, Math.max(at, 0)), maxAddressLengths.first_name),
    last_name: truncate(line.slice(at + 1), maxAddressLengths.last_name),
  };
}

function truncate(text: string, maxLength: number): string {
  return cleanLine(text).slice(0, maxLength).trim();
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${email.slice(0, 1)}***${truncate(email, 254).slice(at)}` : '';
}

import { trimEndSlashes } from '../../../../../src/base/trim-slashes.ts';
import type { OrderResponse } from '../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../../directus.ts';
import { findShop } from '../../../messages/shop.ts';
import { getPayments, type OrderRow } from '../../orders/order-row.ts';
import { unknownOrder } from '../../orders/read-order.ts';
import { ProviderUnavailable } from '../call-provider.ts';
import { findText } from '../json-value.ts';
import { attachPayment, findCurrentPayment, getDetails, isCharging, isPayable } from '../payment-record.ts';
import { paymentAway, refusePayment } from '../payment-responses.ts';
import { toPayableOrder } from '../to-payable-order.ts';
import { withOrderLock } from '../with-order-lock.ts';
import { findPayerHash } from './express/apply-express.ts';
import { getPayPal } from './find-paypal.ts';
import { getIssue } from './paypal-api.ts';
import { getInvoiceId, writePayPalOrder } from './paypal-order.ts';
import { type PaymentSource, readPaymentSource, sourceNames, toPaymentSource } from './paypal-source.ts';
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

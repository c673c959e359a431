import { trimEndSlashes } from '../../../../../src/base/trim-slashes.ts';
import type { Context } from '../../../directus.ts';
import type { Answer } from '../../../messages/answer.ts';
import { findShop } from '../../../messages/shop.ts';
import { getPayments, type OrderRow } from '../../orders/order-row.ts';
import { unknownOrder } from '../../orders/read-order.ts';
import { ProviderAway } from '../call-provider.ts';
import { findText } from '../json-value.ts';
import { parsePayPalBeginning } from '../parse-payment.ts';
import { refusePayment } from '../payment-answers.ts';
import { findBegun, getDetails, isCharging, isPayable, keepBegun } from '../payment-record.ts';
import { toPayableOrder } from '../to-payable-order.ts';
import { withOwnOrder } from '../with-own-order.ts';
import { findPayer } from './express/fit-express.ts';
import { getPayPal } from './find-paypal.ts';
import { judgePayPalOrder } from './judge-paypal-order.ts';
import { getIssue } from './paypal-api.ts';
import { getInvoiceId, writePayPalOrder } from './paypal-order.ts';
import { type PaymentSource, readPaymentSource, sourceNames, toPaymentSource } from './paypal-source.ts';

/**
 * `POST /ecom/paypal/order`: what the shopper is to agree to at PayPal, made for the way that was chosen. Asked again, it
 * is the same one; where another way is chosen, its own takes the place of what nobody has agreed to.
 */
export async function createPayPalOrder(context: Context, body: unknown): Promise<Answer> {
  const parsed = parsePayPalBeginning(body);
  if ('wrong' in parsed) return unknownOrder;
  const { source, ...own } = parsed.value;
  return withOwnOrder(context, own, async (order) => {
    if (order.payment_method?.key !== 'paypal' || !isPayable(order)) return refusePayment('declined');
    const { sources } = await getPayPal(context, order);
    if (!sources.includes(source)) return refusePayment('declined');
    const wanted = toPaymentSource(source);
    const now = findBegun(order);
    if (now?.provider_id && isOpen(now, wanted)) return answerId(now.provider_id);
    // Nobody knows yet whether the last attempt was charged.
    if (isCharging(order)) return refusePayment('away');
    const id = findOpen(order, wanted) ?? (await begin(context, order, wanted));
    const kept = await keepBegun(context, order, {
      ...{ provider: 'paypal', providerId: id, way: sourceNames[source], details: { source: wanted } },
      instead: order.provider_order_id,
    });
    if (kept === undefined) return refusePayment('declined');
    return kept === id ? answerId(id) : refusePayment('away');
  });
}

function answerId(id: string): Answer {
  return { code: 200, body: { status: 'ok', paypal_order_id: id } };
}

type Payment = ReturnType<typeof getPayments>[number];

/**
 * Whether it may still be agreed to. PayPal's own window lets the shopper choose another means for the same order; with
 * any other source a refused order is left. What was agreed to on PayPal's own page, before there was an order, opens in no
 * window.
 */
function isOpen(payment: Payment, source: PaymentSource): boolean {
  if (findPayer(payment) !== undefined) return false;
  const { source: kept, is_over } = getDetails(payment);
  if (readPaymentSource(kept) !== source) return false;
  return payment.status !== 'refused' || (source === 'paypal' && is_over !== true);
}

function findOpen(order: OrderRow, source: PaymentSource): string | undefined {
  return ofPayPal(order).find((payment) => isOpen(payment, source))?.provider_id ?? undefined;
}

function ofPayPal(order: OrderRow): Payment[] {
  return getPayments(order).filter(({ provider, provider_id }) => provider === 'paypal' && provider_id !== null);
}

async function begin(context: Context, order: OrderRow, source: PaymentSource): Promise<string> {
  const { api, merchantId } = await getPayPal(context, order);
  const shop = await findShop(context, order.project?.id ?? 0);
  const payable = toPayableOrder(order, shop?.name ?? '');
  const { SITE_URL } = context.env;
  const siteUrl = SITE_URL ? trimEndSlashes(String(SITE_URL)) : undefined;
  // The same request is the same order at PayPal, should its answer be lost.
  const tries = ofPayPal(order).filter((payment) => readPaymentSource(getDetails(payment).source) === source).length;
  const requestId = `${order.uuid}-${source}-${tries}`;
  const answer = await api.createOrder(writePayPalOrder(payable, { merchantId, source, siteUrl }), requestId);
  const id = findText(answer.body, 'id');
  if (answer.code >= 300 || !id) throw new ProviderAway(`PayPal takes no order: ${answer.code} ${getIssue(answer)}`);
  const { uuid, total } = payable;
  const { state } = judgePayPalOrder(answer.body, {
    ...{ paypalOrderId: id, uuid, invoiceId: getInvoiceId(payable), total, merchantId, source },
  });
  if (state !== 'open' && state !== 'approved')
    throw new ProviderAway('PayPal made another order than it was asked for.');
  return id;
}

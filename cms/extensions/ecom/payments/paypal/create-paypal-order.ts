import type { Context } from '../../../directus.ts';
import type { Answer } from '../../../messages/answer.ts';
import { findShop } from '../../../messages/shop.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { parseOwnOrder } from '../../orders/parse-order.ts';
import { unknownOrder } from '../../orders/read-order.ts';
import { ProviderAway } from '../call-provider.ts';
import { findText } from '../json-value.ts';
import { refusePayment } from '../payment-answers.ts';
import { isPayable, keepBegun } from '../payment-record.ts';
import { toPayableOrder } from '../to-payable-order.ts';
import { withOwnOrder } from '../with-own-order.ts';
import { getPayPal } from './find-paypal.ts';
import { judgePayPalOrder } from './judge-paypal-order.ts';
import { getIssue } from './paypal-api.ts';
import { getInvoiceId, writePayPalOrder } from './paypal-order.ts';

/** `POST /ecom/paypal/order`: what the shopper is to agree to at PayPal. Asked again, it is the same one. */
export async function createPayPalOrder(context: Context, body: unknown): Promise<Answer> {
  const parsed = parseOwnOrder(body);
  if ('wrong' in parsed) return unknownOrder;
  return withOwnOrder(context, parsed.value, async (order) => {
    if (order.payment_method?.key !== 'paypal') return refusePayment('declined');
    if (!isPayable(order)) return refusePayment('declined');
    const id = order.provider_order_id ?? (await begin(context, order));
    return id ? { code: 200, body: { status: 'ok', paypal_order_id: id } } : refusePayment('declined');
  });
}

async function begin(context: Context, order: OrderRow): Promise<string | undefined> {
  const { api, merchantId } = await getPayPal(context, order);
  const shop = await findShop(context, order.project?.id ?? 0);
  const payable = toPayableOrder(order, shop?.name ?? '');
  // The same request is the same order at PayPal, should its answer be lost.
  const answer = await api.createOrder(writePayPalOrder(payable, merchantId), order.uuid);
  const id = findText(answer.body, 'id');
  if (answer.code >= 300 || !id) throw new ProviderAway(`PayPal takes no order: ${answer.code} ${getIssue(answer)}`);
  const { uuid, total } = payable;
  const { state } = judgePayPalOrder(answer.body, {
    ...{ paypalOrderId: id, uuid, invoiceId: getInvoiceId(payable), total, merchantId },
  });
  if (state !== 'open' && state !== 'approved')
    throw new ProviderAway('PayPal made another order than it was asked for.');
  return keepBegun(context, order, { provider: 'paypal', providerId: id });
}

import type { OrderResponse } from '../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../../directus.ts';
import { findShop } from '../../../messages/shop.ts';
import { isPaidAlready, markPaid, markUnderReview } from '../../orders/mark-paid.ts';
import { unknownOrder } from '../../orders/order-response.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { getBody, ProviderUnavailable } from '../call-provider.ts';
import { currency, getTotal, type PayableOrder, type PaymentState, toPayableOrder } from '../payable-order.ts';
import {
  countDeclines,
  extendOrderExpiry,
  findCurrentPayment,
  getDetails,
  isCharging,
  isPayable,
  recordMismatch,
  recordRefusal,
} from '../payment-record.ts';
import { refusePayment, respondWithState, withOrderLock } from '../payment-responses.ts';
import { applyExpress, findPayerHash } from './express/apply-express.ts';
import { getIssue, getPayPal, type PayPalApi } from './paypal-api.ts';
import { getInvoiceId, type PaymentSource, readPaymentSource } from './paypal-order.ts';
import { type PayPalExpectation, type PayPalVerification, verifyPayPalOrder } from './verify-paypal-order.ts';

type Verify = (answer: unknown) => PayPalVerification;

/**
 * Queries the state of an order's payment at PayPal and stores it.
 *
 * @param mayCharge whether to capture an approved payment
 * @throws ProviderUnavailable if the state is unknown
 */
export async function settlePayPal(
  context: Context,
  order: OrderRow,
  { mayCharge }: { mayCharge: boolean },
): Promise<PaymentState> {
  const { provider_order_id: paypalOrderId } = order;
  if (!paypalOrderId) return 'open';
  const { api, merchantId } = await getPayPal(context, order);
  const expected: PayPalExpectation = {
    ...{ paypalOrderId, uuid: order.uuid, invoiceId: getInvoiceId({ number: order.order_number, uuid: order.uuid }) },
    ...{ total: getTotal(order), merchantId, source: findSource(order) },
  };
  const verify: Verify = (answer) => verifyPayPalOrder(answer, expected);
  const found = await api.readOrder(paypalOrderId);
  const payer = findPayerHash(findCurrentPayment(order));
  const isUntouched = payer !== undefined && !isCharging(order);
  // PayPal deletes orders that were not approved in time.
  if (isUntouched ? !mayCharge : found.code === 404) return 'open';
  const applied =
    payer === undefined
      ? { order: getBody(found) }
      : await applyExpress(api, found, { merchantId, payer, payable: await findPayable(context, order) });
  let outcome: PayPalVerification =
    'issue' in applied ? { state: 'declined', issue: applied.issue } : verify(applied.order);
  if (outcome.state === 'approved' && mayCharge) {
    if (!(await extendOrderExpiry(context, order))) return 'declined';
    outcome = await charge(api, order, paypalOrderId, verify);
  }
  // After the update PayPal requires another approval, but the shopper does not return to its page.
  if (payer !== undefined && outcome.state === 'open') outcome = { state: 'declined', issue: 'ORDER_NOT_APPROVED' };
  // Repeated checks return the same refusal.
  await saveOutcome(context, order, mayCharge ? outcome : { ...outcome, issue: '' });
  return outcome.state;
}

async function findPayable(context: Context, order: OrderRow): Promise<PayableOrder> {
  const shop = await findShop(context, order.project?.id ?? 0);
  return toPayableOrder(order, shop?.name ?? '');
}

function findSource(order: OrderRow): PaymentSource {
  return readPaymentSource(getDetails(findCurrentPayment(order)).source);
}

async function charge(api: PayPalApi, order: OrderRow, id: string, verify: Verify): Promise<PayPalVerification> {
  const read = async () => verify(getBody(await api.readOrder(id)));
  try {
    const answer = await api.captureOrder(id, `capture-${id}-${countDeclines(findCurrentPayment(order))}`);
    const captured = verify(answer.body);
    if (answer.code < 300 && captured.state === 'paid') return captured;
    const now = await read();
    const isRefused = answer.code >= 400 && (now.state === 'approved' || now.state === 'open');
    return isRefused ? { state: 'declined', issue: getIssue(answer) } : now;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // The capture may have succeeded with its response lost.
    const now = await read();
    if (now.state === 'approved') throw error;
    return now;
  }
}

async function saveOutcome(context: Context, order: OrderRow, { state, captureId, issue }: PayPalVerification) {
  switch (state) {
    case 'paid':
      await markPaid(context, order.id, {
        ...{ provider: 'paypal', providerId: captureId ?? '', amountCents: getTotal(order), currency },
        details: { paypal_order_id: order.provider_order_id, source: findSource(order) },
      });
      return;
    case 'pending':
      await markUnderReview(context, order, 'PayPal prüft die Zahlung noch.');
      return;
    case 'declined':
      // After a refused express payment the shopper approves a new PayPal order for the placed order.
      await recordRefusal(context, order, 'paypal', {
        issue,
        isOver: captureId !== undefined || findPayerHash(findCurrentPayment(order)) !== undefined,
      });
      return;
    case 'mismatch':
      context.logger.error(`PayPal names something else than order ${order.id} asks for.`);
      await recordMismatch(context, order, 'paypal', {
        isOver: findPayerHash(findCurrentPayment(order)) !== undefined,
      });
      return;
    default:
  }
}

/**
 * `POST /ecom/order/paypal_transaction`: the browser reports an approval. Only the PayPal order of this order counts,
 * and only its state at PayPal.
 */
export async function confirmPayPalPayment(
  context: Context,
  body: unknown,
): Promise<OrderResponse<'order/paypal_transaction'>> {
  const parsed = parseOrderBody('order/paypal_transaction', body);
  if (!parsed.isValid) return unknownOrder;
  const { project, language, token, order_id: uuid, paypal } = parsed.input;
  return withOrderLock(context, { project, uuid, token }, async (order) => {
    if (order.payment_method?.key !== 'paypal') return refusePayment('mismatch');
    if (paypal.orderID !== order.provider_order_id) return refusePayment('mismatch');
    if (isPaidAlready(order)) return respondWithState(context, 'paid', order, language);
    // A cancelled order is not charged; a charge that came through before is still found.
    const state = await settlePayPal(context, order, { mayCharge: isPayable(order) });
    return respondWithState(context, state, order, language);
  });
}

import type { Context } from '../../../directus.ts';
import { findShop } from '../../../messages/shop.ts';
import { markPaid } from '../../orders/mark-paid.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { getBody, ProviderAway } from '../call-provider.ts';
import { keepReview } from '../keep-review.ts';
import { currency, type PayableOrder, type PaymentState } from '../payable-order.ts';
import {
  countDeclines,
  findBegun,
  getDetails,
  holdOrder,
  isCharging,
  keepMismatch,
  keepRefusal,
} from '../payment-record.ts';
import { getTotal, toPayableOrder } from '../to-payable-order.ts';
import { findPayer, fitExpress } from './express/fit-express.ts';
import { getPayPal } from './find-paypal.ts';
import { judgePayPalOrder, type PayPalExpectation, type PayPalJudgement } from './judge-paypal-order.ts';
import { getIssue, type PayPalApi } from './paypal-api.ts';
import { getInvoiceId } from './paypal-order.ts';
import { type PaymentSource, readPaymentSource } from './paypal-source.ts';

type Judge = (answer: unknown) => PayPalJudgement;

/**
 * Finds out what became of an order's payment, from PayPal itself, and writes it down.
 *
 * @param mayCharge whether to charge what the shopper has agreed to
 * @throws ProviderAway when nobody knows
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
  const judge: Judge = (answer) => judgePayPalOrder(answer, expected);
  const found = await api.readOrder(paypalOrderId);
  const payer = findPayer(findBegun(order));
  const isUntouched = payer !== undefined && !isCharging(order);
  // What nobody agreed to in time is forgotten at PayPal.
  if (isUntouched ? !mayCharge : found.code === 404) return 'open';
  const fitted =
    payer === undefined
      ? { order: getBody(found) }
      : await fitExpress(api, found, { merchantId, payer, payable: await findPayable(context, order) });
  let outcome: PayPalJudgement = 'issue' in fitted ? { state: 'declined', issue: fitted.issue } : judge(fitted.order);
  if (outcome.state === 'approved' && mayCharge) {
    if (!(await holdOrder(context, order))) return 'declined';
    outcome = await charge(api, order, paypalOrderId, judge);
  }
  // PayPal wants to ask once more, now that it was told of the order; nobody goes back to its page for that.
  if (payer !== undefined && outcome.state === 'open') outcome = { state: 'declined', issue: 'ORDER_NOT_APPROVED' };
  // Asked by us again and again, a bank's refusal is the same one.
  await keepOutcome(context, order, mayCharge ? outcome : { ...outcome, issue: '' });
  return outcome.state;
}

async function findPayable(context: Context, order: OrderRow): Promise<PayableOrder> {
  const shop = await findShop(context, order.project?.id ?? 0);
  return toPayableOrder(order, shop?.name ?? '');
}

function findSource(order: OrderRow): PaymentSource {
  return readPaymentSource(getDetails(findBegun(order)).source);
}

async function charge(api: PayPalApi, order: OrderRow, id: string, judge: Judge): Promise<PayPalJudgement> {
  const read = async () => judge(getBody(await api.readOrder(id)));
  try {
    const answer = await api.captureOrder(id, `capture-${id}-${countDeclines(findBegun(order))}`);
    const told = judge(answer.body);
    if (answer.code < 300 && told.state === 'paid') return told;
    const now = await read();
    const isRefused = answer.code >= 400 && (now.state === 'approved' || now.state === 'open');
    return isRefused ? { state: 'declined', issue: getIssue(answer) } : now;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    // The charge may have come through, and only its answer was lost.
    const now = await read();
    if (now.state === 'approved') throw error;
    return now;
  }
}

async function keepOutcome(context: Context, order: OrderRow, { state, captureId, issue }: PayPalJudgement) {
  switch (state) {
    case 'paid':
      await markPaid(context, order.id, {
        ...{ provider: 'paypal', providerId: captureId ?? '', amountCents: getTotal(order), currency },
        details: { paypal_order_id: order.provider_order_id, source: findSource(order) },
      });
      return;
    case 'pending':
      await keepReview(context, order, 'PayPal prüft die Zahlung noch.');
      return;
    case 'declined':
      // Who went to PayPal from the cart agrees anew to the order as it stands, which needs one of its own there.
      await keepRefusal(context, order, 'paypal', {
        issue,
        isOver: captureId !== undefined || findPayer(findBegun(order)) !== undefined,
      });
      return;
    case 'mismatch':
      context.logger.error(`PayPal names something else than order ${order.id} asks for.`);
      await keepMismatch(context, order, 'paypal', { isOver: findPayer(findBegun(order)) !== undefined });
      return;
    default:
  }
}

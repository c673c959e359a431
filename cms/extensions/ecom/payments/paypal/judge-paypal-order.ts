import type { Cents } from '../../../../../src/base/money.ts';
import { findList, findText, findValue } from '../json-value.ts';
import type { PaymentState } from '../payable-order.ts';
import { isAmount } from './paypal-amount.ts';

/** What a payment must be, so that it is the one of this order. */
export type PayPalExpectation = {
  /** The one that was created for this order. */
  paypalOrderId: string;
  uuid: string;
  invoiceId: string;
  total: Cents;
  merchantId: string;
};

export type PayPalJudgement = { state: PaymentState; captureId?: string };

const mismatch: PayPalJudgement = { state: 'mismatch' };

/**
 * Reads what PayPal itself says of an order, never what a browser says. Every part must be as this order has it:
 * another amount, currency, reference or payee is no payment of it, whatever PayPal calls its state.
 */
export function judgePayPalOrder(answer: unknown, expected: PayPalExpectation): PayPalJudgement {
  const units = findList(answer, 'purchase_units');
  const [unit] = units;
  const isOurs =
    findText(answer, 'id') === expected.paypalOrderId &&
    findText(answer, 'intent') === 'CAPTURE' &&
    units.length === 1 &&
    findText(unit, 'custom_id') === expected.uuid &&
    findText(unit, 'invoice_id') === expected.invoiceId &&
    findText(unit, 'payee', 'merchant_id') === expected.merchantId &&
    isAmount(findValue(unit, 'amount'), expected.total);
  if (!isOurs) return mismatch;
  switch (findText(answer, 'status')) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'open' };
    case 'APPROVED':
      return { state: 'approved' };
    case 'COMPLETED':
      return judgeCaptures(findList(unit, 'payments', 'captures'), expected);
    case 'VOIDED':
      return { state: 'declined' };
    default:
      return mismatch;
  }
}

/** PayPal takes one capture for an order with this intent; what is more than one is not understood and not accepted. */
function judgeCaptures(captures: unknown[], expected: PayPalExpectation): PayPalJudgement {
  const [capture] = captures;
  const captureId = findText(capture, 'id');
  const isOurs =
    captures.length === 1 &&
    captureId !== undefined &&
    findValue(capture, 'final_capture') !== false &&
    isAbsentOr(findValue(capture, 'custom_id'), expected.uuid) &&
    isAbsentOr(findValue(capture, 'invoice_id'), expected.invoiceId) &&
    isAbsentOr(findValue(capture, 'payee', 'merchant_id'), expected.merchantId) &&
    isAmount(findValue(capture, 'amount'), expected.total);
  if (!isOurs) return mismatch;
  switch (findText(capture, 'status')) {
    case 'COMPLETED':
      return { state: 'paid', captureId };
    case 'PENDING':
      return { state: 'pending', captureId };
    case 'DECLINED':
    case 'FAILED':
    case 'REFUNDED':
      return { state: 'declined', captureId };
    default:
      return mismatch;
  }
}

/** Captures repeat these of their order, and older accounts leave them out. */
function isAbsentOr(value: unknown, expected: string): boolean {
  return value === undefined || value === expected;
}

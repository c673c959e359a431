import type { Cents } from '../../../../../src/base/money.ts';
import { findList, findText, findValue } from '../call-provider.ts';
import type { PaymentState } from '../payable-order.ts';
import { isAmount, type PaymentSource } from './paypal-order.ts';

/** Enrollment states without authentication: the merchant is liable, which the rules allow. */
const exemptEnrollments = ['N', 'U', 'B'];

/** Values that a payment must match to belong to this order. */
export type PayPalExpectation = {
  /** The PayPal order that was created for this order. */
  paypalOrderId: string;
  uuid: string;
  invoiceId: string;
  total: Cents;
  merchantId: string;
  /** Payment source that it was created for. */
  source: PaymentSource;
};

export type PayPalVerification = {
  state: PaymentState;
  captureId?: string;
  /** Reason, if PayPal's response gives none. */
  issue?: string;
};

const mismatch: PayPalVerification = { state: 'mismatch' };

/**
 * Verifies a PayPal order by PayPal's own response, never by what a browser sends. Amount, currency, reference and
 * payee must all match, whatever its status.
 */
export function verifyPayPalOrder(answer: unknown, expected: PayPalExpectation): PayPalVerification {
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
      // With a card PayPal does not change the status after approval; in its own window it does.
      return expected.source !== 'paypal' && findCard(answer, expected.source)
        ? verifyApproval(answer, expected.source)
        : { state: 'open' };
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'open' };
    case 'APPROVED':
      return verifyApproval(answer, expected.source);
    case 'COMPLETED':
      return verifyCompleted(answer, findList(unit, 'payments', 'captures'), expected);
    case 'VOIDED':
      return { state: 'declined' };
    default:
      return mismatch;
  }
}

/** Verifies the source and 3-D Secure result of an approved order. */
function verifyApproval(answer: unknown, source: PaymentSource): PayPalVerification {
  if (source !== 'paypal' && !findCard(answer, source)) return mismatch;
  const authentication = verifyAuthentication(findCard(answer, source));
  return authentication === 'passed'
    ? { state: 'approved' }
    : { state: 'declined', issue: `3-D Secure: ${authentication}` };
}

/** A capture without a valid approval was tampered with. */
function verifyCompleted(answer: unknown, captures: unknown[], expected: PayPalExpectation): PayPalVerification {
  const judgement = verifyCaptures(captures, expected);
  const isCharged = judgement.state === 'paid' || judgement.state === 'pending';
  return isCharged && verifyApproval(answer, expected.source).state !== 'approved' ? mismatch : judgement;
}

/** The card of a source, if there is one; PayPal's own window may use one, too. */
function findCard(answer: unknown, source: PaymentSource): unknown {
  const direct = findValue(answer, 'payment_source', source === 'paypal' ? 'card' : source);
  const card = source === 'paypal' || source === 'card' ? direct : findValue(direct, 'card');
  return findText(card, 'last_digits') ? card : undefined;
}

/** An order with this intent has exactly one capture; more are not accepted. */
function verifyCaptures(captures: unknown[], expected: PayPalExpectation): PayPalVerification {
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

/** Captures may omit these fields on older accounts. */
function isAbsentOr(value: unknown, expected: string): boolean {
  return value === undefined || value === expected;
}

/** Result of 3-D Secure. */
type Authentication =
  /** Authenticated, or no authentication required. */
  | 'passed'
  /** Authentication failed, or refused by the bank. */
  | 'refused'
  /** Incomplete; the cardholder may retry. */
  | 'unfinished';

/**
 * Evaluates `authentication_result` of a card as PayPal recommends:
 * https://developer.paypal.com/docs/checkout/advanced/customize/3d-secure/response-parameters/
 *
 * Without one no authentication was required, which `SCA_WHEN_REQUIRED` leaves to PayPal.
 */
function verifyAuthentication(card: unknown): Authentication {
  const result = findValue(card, 'authentication_result');
  if (result === undefined || result === null) return 'passed';
  const enrollment = findText(result, 'three_d_secure', 'enrollment_status');
  const status = findText(result, 'three_d_secure', 'authentication_status');
  switch (findText(result, 'liability_shift')) {
    case 'POSSIBLE':
    case 'YES':
      return 'passed';
    case 'NO':
      if (status === 'N' || status === 'R') return 'refused';
      return !status && enrollment && exemptEnrollments.includes(enrollment) ? 'passed' : 'unfinished';
    default:
      return 'unfinished';
  }
}

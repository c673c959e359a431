import type { Cents } from '../../../../../src/base/money.ts';
import { findList, findText, findValue } from '../json-value.ts';
import type { PaymentState } from '../payable-order.ts';
import { isAmount } from './paypal-amount.ts';
import type { PaymentSource } from './paypal-source.ts';

/** Banks and cards that ask nobody: the shop carries the risk, and the rules let it. */
const exemptEnrollments = ['N', 'U', 'B'];

/** What a payment must be, so that it is the one of this order. */
export type PayPalExpectation = {
  /** The one that was created for this order. */
  paypalOrderId: string;
  uuid: string;
  invoiceId: string;
  total: Cents;
  merchantId: string;
  /** What it was created to be paid with. */
  source: PaymentSource;
};

export type PayPalVerification = {
  state: PaymentState;
  captureId?: string;
  /** Why it is declined, where PayPal's own refusal does not say so. */
  issue?: string;
};

const mismatch: PayPalVerification = { state: 'mismatch' };

/**
 * Reads what PayPal itself says of an order, never what a browser says. Every part must be as this order has it:
 * another amount, currency, reference or payee is no payment of it, whatever PayPal calls its state.
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
      // PayPal leaves an order as it is when a card is named for it; its own window is another matter.
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

/** The shopper has agreed: what it is to be paid with must be what it was made for, and its bank must not have refused. */
function verifyApproval(answer: unknown, source: PaymentSource): PayPalVerification {
  if (source !== 'paypal' && !findCard(answer, source)) return mismatch;
  const authentication = verifyAuthentication(findCard(answer, source));
  return authentication === 'passed'
    ? { state: 'approved' }
    : { state: 'declined', issue: `3-D Secure: ${authentication}` };
}

/** What was charged although its bank had refused was exchanged in between. */
function verifyCompleted(answer: unknown, captures: unknown[], expected: PayPalExpectation): PayPalVerification {
  const judgement = verifyCaptures(captures, expected);
  const isCharged = judgement.state === 'paid' || judgement.state === 'pending';
  return isCharged && verifyApproval(answer, expected.source).state !== 'approved' ? mismatch : judgement;
}

/** The card behind a source, once one was named; PayPal's own window may have taken one, too. */
function findCard(answer: unknown, source: PaymentSource): unknown {
  const direct = findValue(answer, 'payment_source', source === 'paypal' ? 'card' : source);
  const card = source === 'paypal' || source === 'card' ? direct : findValue(direct, 'card');
  return findText(card, 'last_digits') ? card : undefined;
}

/** PayPal takes one capture for an order with this intent; what is more than one is not understood and not accepted. */
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

/** Captures repeat these of their order, and older accounts leave them out. */
function isAbsentOr(value: unknown, expected: string): boolean {
  return value === undefined || value === expected;
}

/** What the card's bank said when its holder was asked (3-D Secure). */
type Authentication =
  /** The holder was recognized, or the bank asks nobody. */
  | 'passed'
  /** The holder was not recognized, or the bank refuses. */
  | 'refused'
  /** Nobody knows who it was; the holder may try once more. */
  | 'unfinished';

/**
 * Reads `authentication_result` of a card as PayPal recommends:
 * https://developer.paypal.com/docs/checkout/advanced/customize/3d-secure/response-parameters/
 *
 * Without one nobody had to be asked, which `SCA_WHEN_REQUIRED` leaves to PayPal.
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

import type { Cents } from '../../../../../src/base/money.ts';
import { findText, findValue } from '../json-value.ts';
import { currency, type PaymentState } from '../payable-order.ts';

/** Values that a payment must match to belong to this order. */
export type KlarnaExpectation = { number: string; uuid: string; total: Cents };

export type KlarnaSession = {
  state: 'open' | 'approved' | 'placed' | 'mismatch';
  /** Token of the shopper's approval, if there is one. */
  authorizationToken?: string;
};

/** State of the Klarna session of this order. */
export function verifyKlarnaSession(answer: unknown, expected: KlarnaExpectation): KlarnaSession {
  if (!matchesOrder(answer, expected)) return { state: 'mismatch' };
  if (findText(answer, 'status') === 'complete') return { state: 'placed' };
  const authorizationToken = findText(answer, 'authorization_token');
  return authorizationToken ? { state: 'approved', authorizationToken } : { state: 'open' };
}

/**
 * State of an order in Klarna's order management. Klarna guarantees the payment of an accepted order; it is captured
 * when staff mark it as shipped there.
 */
export function verifyKlarnaOrder(answer: unknown, orderId: string, expected: KlarnaExpectation): PaymentState {
  if (findText(answer, 'order_id') !== orderId || !matchesOrder(answer, expected)) return 'mismatch';
  switch (findText(answer, 'fraud_status')) {
    case 'REJECTED':
      return 'declined';
    case 'PENDING':
      return 'pending';
    case 'ACCEPTED':
      break;
    default:
      return 'mismatch';
  }
  switch (findText(answer, 'status')) {
    case 'AUTHORIZED':
    case 'PART_CAPTURED':
    case 'CAPTURED':
      return 'paid';
    case 'CANCELLED':
    case 'EXPIRED':
    case 'CLOSED':
      return 'declined';
    default:
      return 'mismatch';
  }
}

function matchesOrder(answer: unknown, { number, uuid, total }: KlarnaExpectation): boolean {
  return (
    findValue(answer, 'order_amount') === total &&
    findText(answer, 'purchase_currency') === currency &&
    findText(answer, 'merchant_reference1') === number &&
    findText(answer, 'merchant_reference2') === uuid
  );
}

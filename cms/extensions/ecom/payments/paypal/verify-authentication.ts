import { findText, findValue } from '../json-value.ts';

/** What the card's bank said when its holder was asked (3-D Secure). */
export type Authentication =
  /** The holder was recognized, or the bank asks nobody. */
  | 'passed'
  /** The holder was not recognized, or the bank refuses. */
  | 'refused'
  /** Nobody knows who it was; the holder may try once more. */
  | 'unfinished';

/** Banks and cards that ask nobody: the shop carries the risk, and the rules let it. */
const exemptEnrollments = ['N', 'U', 'B'];

/**
 * Reads `authentication_result` of a card as PayPal recommends:
 * https://developer.paypal.com/docs/checkout/advanced/customize/3d-secure/response-parameters/
 *
 * Without one nobody had to be asked, which `SCA_WHEN_REQUIRED` leaves to PayPal.
 */
export function verifyAuthentication(card: unknown): Authentication {
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

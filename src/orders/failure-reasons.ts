/** Why the order API has refused a call, besides an invalid field and a changed quote. */
export const failureReasons = [
  /** The visitor has exceeded the rate limit. */
  'too_many',
  /** The visitor's unpaid orders already reserve as much as allowed. */
  'too_many_unpaid',
  /** The shop takes no orders. */
  'closed',
  /** There is no such order, or the token is not its own. */
  'unknown',
  /** It is paid, or does not wait for a payment: it cannot be cancelled any more. */
  'not_pending',
  /** The same id with another body. */
  'key_reused',
  /** The payment provider has declined. */
  'declined',
  /** The paid amount is not that of the order. */
  'mismatch',
  /** No response, a timeout or a server error: the call may have succeeded and may be repeated. */
  'away',
] as const;

export type FailureReason = (typeof failureReasons)[number];

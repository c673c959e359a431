import type { OrderFailure } from '../../orders/order-result.ts';

/** What HTTP says of a failed call; the reason says it more exactly. */
export const failureCodes = {
  refused: 400,
  unknown: 404,
  changed: 409,
  not_pending: 409,
  key_reused: 422,
  declined: 422,
  mismatch: 422,
  too_many: 429,
  too_many_unpaid: 429,
  away: 503,
  closed: 503,
} as const satisfies Record<OrderFailure['reason'], number>;

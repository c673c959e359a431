import type { WithdrawalInput } from '../../../../src/orders/order-bodies.ts';
import type { Shop } from '../../messages/shop.ts';
import type { WithdrawnLine, WithdrawnOrder } from './find-withdrawn-order.ts';

/** Input of the mails about a withdrawal. */
export type WithdrawalMailInput = {
  input: WithdrawalInput;
  shop: Shop;
  order: WithdrawnOrder | undefined;
  /** Single items; empty for the whole order. */
  lines: readonly WithdrawnLine[];
  now: Date;
};

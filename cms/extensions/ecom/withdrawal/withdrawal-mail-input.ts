import type { Shop } from '../../messages/shop.ts';
import type { WithdrawnLine, WithdrawnOrder } from './find-withdrawn-order.ts';
import type { WithdrawalInput } from './parse-withdrawal.ts';

/** What the mails about a withdrawal are made of. */
export type WithdrawalMailInput = {
  input: WithdrawalInput;
  shop: Shop;
  order: WithdrawnOrder | undefined;
  /** Pieces by themselves; none for the whole order. */
  lines: readonly WithdrawnLine[];
  now: Date;
};

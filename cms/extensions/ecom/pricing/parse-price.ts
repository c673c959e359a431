import { parseCents } from '../../../../src/base/money.ts';
import type { Cents } from './shop-rules.ts';

/** In cents; null on request. A price below nothing is a slip of the pen, and sold is nothing by it. */
export function parsePrice(amount: string | number | null): Cents | null {
  const cents = parseCents(amount);
  return cents !== null && cents >= 0 ? cents : null;
}

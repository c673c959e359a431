import { parseCents } from '../../../../src/base/money.ts';
import type { Cents } from './shop-rules.ts';

/** In cents; null for a price on request. Negative prices are mistakes and never sold. */
export function parsePrice(amount: string | number | null): Cents | null {
  const cents = parseCents(amount);
  return cents !== null && cents >= 0 ? cents : null;
}

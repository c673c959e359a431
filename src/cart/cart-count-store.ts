import 'client-only';
import { createStoredValue } from '../base/stored-value.ts';

export const cartKey = 'int-cart';

/** The number of items in the cart. Every page shows it, so it is read from storage without the cart's own code. */
export const {
  get: getCartCount,
  set: setCartCount,
  subscribe: subscribeToCartCount,
} = createStoredValue(cartKey, (stored) => {
  const count: unknown = JSON.parse(stored ?? 'null')?.totalCount;
  return Number.isSafeInteger(count) ? Math.max(0, Number(count)) : 0;
});

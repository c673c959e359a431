import 'client-only';
import { createStoredValue } from '../../base/stored-value.ts';
import { parseWishlist, wishlistKey } from './wishlist.ts';

/** The ids on the wishlist, for the heart of the header, which every page shows. */
export const {
  get: getWishes,
  set: setWishes,
  subscribe: followWishes,
} = createStoredValue(wishlistKey, parseWishlist);

import 'client-only';
import { createStoredValue } from '../../base/stored-value.ts';
import { parseWishlist, wishlistKey } from './stored-wishlist.ts';

/** Ids on the wishlist, for the link in the header of every page. */
export const {
  get: getWishlistIds,
  set: setWishlistIds,
  subscribe: subscribeWishlistIds,
} = createStoredValue(wishlistKey, parseWishlist);

export const wishlistKey = 'int-wishlist';

/** Storage key of the cached names; the list itself holds ids and configurations only. */
export const cachedWishlistKey = 'int-wishlist-names';

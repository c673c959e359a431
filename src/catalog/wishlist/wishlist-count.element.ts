import 'client-only';
import { importOptional } from '../../base/import-optional.ts';
import { defineCount } from '../../ui/define-count.ts';
import { getWishlistIds, subscribeWishlistIds } from './wishlist-ids-store.ts';

const loadCache = () => import('./cache-wishlist.ts');

defineCount('wishlist-count', {
  get: () => getWishlistIds().length,
  subscribe: (listener) => {
    cacheNames();
    return subscribeWishlistIds(() => {
      listener();
      cacheNames();
    });
  },
});

/** In the background; without it only the offline list lacks names. */
function cacheNames(): void {
  const ids = getWishlistIds();
  if (ids.length > 0) void importOptional(loadCache).then((loaded) => loaded?.cacheWishlist(ids));
}

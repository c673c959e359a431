import 'client-only';
import { importOptional } from '../../base/import-optional.ts';
import { defineCount } from '../../ui/define-count.ts';
import { getCountedWishlist, subscribeCountedWishlist } from './wishlist-count.ts';

const loadCache = () => import('./cache-wishlist.ts');

defineCount('wishlist-count', {
  get: () => getCountedWishlist().count,
  subscribe: (listener) => {
    cacheNames();
    return subscribeCountedWishlist(() => {
      listener();
      cacheNames();
    });
  },
});

/** In the background; without it only the offline list lacks names. */
function cacheNames(): void {
  const { ids } = getCountedWishlist();
  if (ids.length > 0) void importOptional(loadCache).then((loaded) => loaded?.cacheWishlist(ids));
}

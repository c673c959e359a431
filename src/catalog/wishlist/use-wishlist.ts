import { useEffect } from 'react';
import { useStore } from '../../ui/use-store-state.ts';
import type { WishlistContent } from './stored-wishlist.ts';
import { connectWishlist, wishlist } from './wishlist-store.ts';

/** The wishlist of this browser; empty and not ready during hydration. */
export function useWishlist(): { readonly isReady: boolean } & WishlistContent {
  const snapshot = useStore(wishlist);
  useEffect(connectWishlist, []);
  return snapshot;
}

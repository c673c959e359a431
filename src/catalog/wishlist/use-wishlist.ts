import { useEffect } from 'react';
import { useStore } from '../../ui/use-store-state.ts';
import { connectWishlist, wishlist } from './wishlist-store.ts';

/** The list of this browser; empty and not ready while the page is taken over from the server. */
export function useWishlist(): { readonly isReady: boolean; readonly pieces: readonly number[] } {
  const snapshot = useStore(wishlist);
  useEffect(connectWishlist, []);
  return snapshot;
}

import { useEffect } from 'react';
import { useStore } from '../ui/use-store-state.ts';
import { cart, connectCart } from './cart-store.ts';

/** The cart of this browser; empty and not ready while the page is taken over from the server. */
export function useCart(): ReturnType<typeof useStore<typeof cart>> {
  const snapshot = useStore(cart);
  useEffect(connectCart, []);
  return snapshot;
}

import { useStore } from '../ui/use-store-state.ts';
import type { Checkout } from './checkout.ts';
import { checkout } from './checkout-store.ts';

/** The order draft of this browser; empty and not ready during hydration. */
export function useCheckout(): { isReady: boolean; revision: number; state: Checkout } {
  const { isReady, revision, ...state } = useStore(checkout);
  return { isReady, revision, state };
}

import { useStore } from '../ui/use-store-state.ts';
import type { Checkout } from './checkout.ts';
import { checkout, getCheckout } from './checkout-store.ts';

/** What the shopper has told; empty and not ready while the page is taken over from the server. */
export function useCheckout(): { isReady: boolean; revision: number; state: Checkout } {
  const { isReady, revision } = useStore(checkout);
  return { isReady, revision, state: getCheckout() };
}

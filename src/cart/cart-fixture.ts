import type { CartItem } from './cart.ts';

/** A ring of size 54 for 1,290 euros. */
export function makeItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    product: { id: 7, name: 'Ring Linde', slug: 'ring-linde', image: { id: 'a1b2', width: 1600, height: 1200 } },
    variant: { id: 54, name: '54' },
    personalization: {},
    count: 1,
    priceCents: 1_290_00,
    ...changes,
  };
}

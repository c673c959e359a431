import { expect, test, vi } from 'vitest';
import { wishlistKey } from './wishlist-keys.ts';
import { toggleInWishlist, wishlist } from './wishlist-store.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

test('a click does what the button showed, whatever another tab has done meanwhile', () => {
  stored.set(wishlistKey, JSON.stringify({ version: 1, pieces: [7] }));
  toggleInWishlist(7, false);
  expect(wishlist.ids).toEqual([7]);
  toggleInWishlist(7, true);
  expect(wishlist.ids).toEqual([]);
  toggleInWishlist(7, true);
  expect(wishlist.ids).toEqual([]);
  toggleInWishlist(7, false);
  expect(wishlist.ids).toEqual([7]);
});

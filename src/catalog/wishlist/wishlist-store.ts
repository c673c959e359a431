import 'client-only';
import { createStore } from '../../base/store.ts';
import { syncStorage } from '../../base/sync-storage.ts';
import {
  addProducts,
  cachedWishlistKey,
  formatWishlist,
  wishlistKey as key,
  parseWishlist,
  toggleProduct,
} from './wishlist.ts';
import { setWishes } from './wishlist-ids-store.ts';

/** What was put aside in this browser. Not ready until it was read: the server never knows. */
export const wishlist = createStore<{ isReady: boolean; pieces: number[] }>({ isReady: false, pieces: [] });

/** A browser that does not store keeps the list in memory, for as long as the page lives. */
let isStored = true;

/** Reads what is kept and follows the other tabs, once for all who show the list. */
export const connectWishlist = syncStorage({
  key,
  load: () => Object.assign(wishlist, { pieces: readStored(), isReady: true }),
  reload: () => {
    wishlist.pieces = readStored();
  },
});

export function toggleInWishlist(piece: number): void {
  save(toggleProduct(readStored(), piece));
}

export function addToWishlist(pieces: readonly number[]): void {
  save(addProducts(readStored(), pieces));
}

function readStored(): number[] {
  if (!isStored) return [...wishlist.pieces];
  try {
    return parseWishlist(localStorage.getItem(key));
  } catch {
    isStored = false;
    return [...wishlist.pieces];
  }
}

function save(pieces: number[]): void {
  wishlist.pieces = pieces;
  setWishes(pieces);
  if (!isStored) return;
  try {
    if (pieces.length === 0) for (const kept of [key, cachedWishlistKey]) localStorage.removeItem(kept);
    else localStorage.setItem(key, formatWishlist(pieces));
  } catch {
    isStored = false;
  }
}

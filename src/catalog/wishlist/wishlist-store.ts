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

/** The wishlist of this browser. Not ready until it was read from storage; the server does not know it. */
export const wishlist = createStore<{ isReady: boolean; pieces: number[] }>({ isReady: false, pieces: [] });

/** False when the browser refuses to store; the list then lives in memory. */
let isStored = true;

/** Loads the list and follows other tabs; one subscription for all components. */
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

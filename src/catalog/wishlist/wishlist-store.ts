import 'client-only';
import { followStored } from '../../base/follow-stored.ts';
import { createStore } from '../../base/store.ts';
import { setWishes } from './wishes-store.ts';
import { addPieces, formatWishlist, wishlistKey as key, parseWishlist, togglePiece, wishNamesKey } from './wishlist.ts';

/** What was put aside in this browser. Not ready until it was read: the server never knows. */
export const wishlist = createStore<{ isReady: boolean; pieces: number[] }>({ isReady: false, pieces: [] });

/** A browser that does not store keeps the list in memory, for as long as the page lives. */
let isStored = true;

/** Reads what is kept and follows the other tabs, once for all who show the list. */
export const connectWishlist = followStored({
  key,
  open: () => Object.assign(wishlist, { pieces: readKept(), isReady: true }),
  read: () => {
    wishlist.pieces = readKept();
  },
});

export function toggle(piece: number): void {
  keep(togglePiece(readKept(), piece));
}

export function take(pieces: readonly number[]): void {
  keep(addPieces(readKept(), pieces));
}

function readKept(): number[] {
  if (!isStored) return [...wishlist.pieces];
  try {
    return parseWishlist(localStorage.getItem(key));
  } catch {
    isStored = false;
    return [...wishlist.pieces];
  }
}

function keep(pieces: number[]): void {
  wishlist.pieces = pieces;
  setWishes(pieces);
  if (!isStored) return;
  try {
    if (pieces.length === 0) for (const kept of [key, wishNamesKey]) localStorage.removeItem(kept);
    else localStorage.setItem(key, formatWishlist(pieces));
  } catch {
    isStored = false;
  }
}

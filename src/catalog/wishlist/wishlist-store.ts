import 'client-only';
import { proxy } from 'valtio/vanilla';
import { addPieces, formatWishlist, parseWishlist, togglePiece, wishNamesKey } from './wishlist.ts';

const key = 'int-wishlist';

/** What was put aside in this browser. Not ready until it was read: the server never knows. */
export const wishlist = proxy<{ isReady: boolean; pieces: number[] }>({ isReady: false, pieces: [] });

/** A browser that does not store keeps the list in memory, for as long as the page lives. */
let isStored = true;
let connections = 0;

/** Reads what is kept and follows the other tabs, once for all who show the list. */
export function connectWishlist(): () => void {
  if (connections === 0) {
    wishlist.pieces = readKept();
    wishlist.isReady = true;
    addEventListener('storage', follow);
  }
  connections += 1;
  return () => {
    connections -= 1;
    if (connections === 0) removeEventListener('storage', follow);
  };
}

export function toggle(piece: number): void {
  keep(togglePiece(readKept(), piece));
}

export function take(pieces: readonly number[]): void {
  keep(addPieces(readKept(), pieces));
}

function follow(event: StorageEvent): void {
  if (event.key === key || event.key === null) wishlist.pieces = readKept();
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
  if (!isStored) return;
  try {
    if (pieces.length === 0) for (const kept of [key, wishNamesKey]) localStorage.removeItem(kept);
    else localStorage.setItem(key, formatWishlist(pieces));
  } catch {
    isStored = false;
  }
}

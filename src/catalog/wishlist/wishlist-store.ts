import 'client-only';
import { createStore, syncStorage } from '../../base/store.ts';
import { cachedWishlistKey, wishlistKey as key, parseWishlist } from './stored-wishlist.ts';
import { addProducts, formatWishlist, toggleProduct } from './wishlist.ts';
import { setWishlistIds } from './wishlist-ids-store.ts';

/** The wishlist of this browser. Not ready until it was read from storage; the server does not know it. */
export const wishlist = createStore<{ isReady: boolean; ids: number[] }>({ isReady: false, ids: [] });

/** False when the browser refuses to store; the list then lives in memory. */
let isStored = true;

/** Loads the list and follows other tabs; one subscription for all components. */
export const connectWishlist = syncStorage({
  key,
  load: () => Object.assign(wishlist, { ids: readStored(), isReady: true }),
  reload: () => {
    wishlist.ids = readStored();
  },
});

export function toggleInWishlist(productId: number): void {
  save(toggleProduct(readStored(), productId));
}

export function addToWishlist(ids: readonly number[]): void {
  save(addProducts(readStored(), ids));
}

function readStored(): number[] {
  if (!isStored) return [...wishlist.ids];
  try {
    return parseWishlist(localStorage.getItem(key));
  } catch {
    isStored = false;
    return [...wishlist.ids];
  }
}

function save(ids: number[]): void {
  wishlist.ids = ids;
  setWishlistIds(ids);
  if (!isStored) return;
  try {
    if (ids.length === 0) for (const name of [key, cachedWishlistKey]) localStorage.removeItem(name);
    else localStorage.setItem(key, formatWishlist(ids));
  } catch {
    isStored = false;
  }
}

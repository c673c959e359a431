import 'client-only';
import { createStore, syncStorage } from '../../base/store.ts';
import { parseWishlist, type WishlistContent } from './stored-wishlist.ts';
import { formatWishlist, hasEntry, toggleEntry, type WishlistEntry } from './wishlist.ts';
import { setCountedWishlist } from './wishlist-count.ts';
import { cachedWishlistKey, wishlistKey as key } from './wishlist-keys.ts';

type WishlistState = { isReady: boolean; ids: readonly number[]; pairs: readonly string[] };

/** The wishlist of this browser. Not ready until it was read from storage; the server does not know it. */
export const wishlist = createStore<WishlistState>({ isReady: false, ids: [], pairs: [] });

/** False when the browser refuses to store; the list then lives in memory. */
let isStored = true;

/** Loads the list and follows other tabs; one subscription for all components. */
export const connectWishlist = syncStorage({
  key,
  load: () => Object.assign(wishlist, readStored(), { isReady: true }),
  reload: () => Object.assign(wishlist, readStored()),
});

/**
 * Adds an entry or removes it.
 *
 * @param isOn whether the visitor saw it on the list, to which another tab may have added it meanwhile
 */
export function toggleInWishlist(entry: WishlistEntry, isOn: boolean): void {
  changeWishlist((content) => (hasEntry(content, entry) === isOn ? toggleEntry(content, entry) : content));
}

export function changeWishlist(change: (content: WishlistContent) => WishlistContent): void {
  save(change(readStored()));
}

function readStored(): WishlistContent {
  const { ids, pairs } = wishlist;
  if (!isStored) return { ids: [...ids], pairs: [...pairs] };
  try {
    return parseWishlist(localStorage.getItem(key));
  } catch {
    isStored = false;
    return { ids: [...ids], pairs: [...pairs] };
  }
}

function save(content: WishlistContent): void {
  Object.assign(wishlist, content);
  setCountedWishlist({ ids: content.ids, count: content.ids.length + content.pairs.length });
  if (!isStored) return;
  try {
    const isEmpty = content.ids.length === 0 && content.pairs.length === 0;
    if (content.ids.length === 0) localStorage.removeItem(cachedWishlistKey);
    if (isEmpty) localStorage.removeItem(key);
    else localStorage.setItem(key, formatWishlist(content));
  } catch {
    isStored = false;
  }
}

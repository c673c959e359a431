import { toPictureAddress } from '../../base/picture-address.ts';
import { getLanguageOfPath } from '../../i18n/languages.ts';
import {
  type CachedWishlistItem,
  formatCachedWishlist,
  parseCachedItems,
  parseCachedWishlist,
} from './cached-wishlist.ts';
import { countWishlist } from './wishlist-count.ts';
import { cachedWishlistKey, wishlistKey } from './wishlist-keys.ts';

/** Number of pictures to preload; more would only evict others from the browser's cache. */
const maxPictures = 24;

/** How long cached names are fresh. */
const maxAgeMs = 86_400_000;

/** Loads names and pictures of the wishlist while online and caches them, so that the list can be shown offline. */
export async function cacheWishlist(ids: readonly number[]): Promise<void> {
  try {
    const language = getLanguageOfPath(location.pathname);
    const cached = parseCachedWishlist(localStorage.getItem(cachedWishlistKey));
    const now = Date.now();
    const isFresh = cached?.language === language && cached.askedAt <= now && now - cached.askedAt < maxAgeMs;
    const known = isFresh ? cached : { language, askedAt: now, pieces: [], unknown: [] };
    const missing = ids.filter((id) => !known.unknown.includes(id) && !known.pieces.some((item) => item.id === id));
    const loaded = missing.length > 0 ? await fetchItems(missing, language) : [];
    // Products removed meanwhile must not come back.
    const listed = countWishlist(localStorage.getItem(wishlistKey)).ids.filter((id) => ids.includes(id));
    if (listed.length === 0) return;
    const items = listed.flatMap((id) => [...known.pieces, ...loaded].find((item) => item.id === id) ?? []);
    const unknown = listed.filter((id) => !items.some((item) => item.id === id));
    localStorage.setItem(cachedWishlistKey, formatCachedWishlist({ ...known, pieces: items, unknown }));
    for (const { image } of loaded.slice(0, maxPictures))
      if (image) new Image().src = toPictureAddress(image.id, '320.avif');
  } catch {
    // Without storage or network nothing is cached; the list itself is unaffected.
  }
}

async function fetchItems(ids: readonly number[], language: string): Promise<CachedWishlistItem[]> {
  const response = await fetch(`/api/pieces?${new URLSearchParams({ language, pieces: ids.join(',') })}`);
  // Cached names are better than an error response.
  if (!response.ok) throw new Error(`The products answered ${response.status}.`);
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'pieces' in body ? parseCachedItems(body.pieces) : [];
}

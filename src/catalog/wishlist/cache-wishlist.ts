import { toPictureAddress } from '../../base/picture-address.ts';
import { getLanguageOfPath } from '../../i18n/languages.ts';
import {
  type CachedWishlistItem,
  formatCachedWishlist,
  parseCachedItems,
  parseCachedWishlist,
} from './cached-wishlist.ts';
import { cachedWishlistKey, parseWishlist, wishlistKey } from './wishlist.ts';

/** Number of pictures to preload; more would only evict others from the browser's cache. */
const maxPictures = 24;

/** How long cached names are fresh. */
const maxAgeMs = 86_400_000;

/** Loads names and pictures of the wishlist while online and caches them, so that the list can be shown offline. */
export async function cacheWishlist(pieces: readonly number[]): Promise<void> {
  try {
    const language = getLanguageOfPath(location.pathname);
    const kept = parseCachedWishlist(localStorage.getItem(cachedWishlistKey));
    const now = Date.now();
    const isFresh = kept?.language === language && kept.askedAt <= now && now - kept.askedAt < maxAgeMs;
    const known = isFresh ? kept : { language, askedAt: now, pieces: [], unknown: [] };
    const missing = pieces.filter(
      (id) => !known.unknown.includes(id) && !known.pieces.some((piece) => piece.id === id),
    );
    const asked = missing.length > 0 ? await fetchItems(missing, language) : [];
    // Products removed meanwhile must not come back.
    const listed = parseWishlist(localStorage.getItem(wishlistKey)).filter((id) => pieces.includes(id));
    if (listed.length === 0) return;
    const named = listed.flatMap((id) => [...known.pieces, ...asked].find((piece) => piece.id === id) ?? []);
    const unknown = listed.filter((id) => !named.some((piece) => piece.id === id));
    localStorage.setItem(cachedWishlistKey, formatCachedWishlist({ ...known, pieces: named, unknown }));
    for (const { image } of asked.slice(0, maxPictures))
      if (image) new Image().src = toPictureAddress(image.id, '320.avif');
  } catch {
    // Without storage or network nothing is cached; the list itself is unaffected.
  }
}

async function fetchItems(ids: readonly number[], language: string): Promise<CachedWishlistItem[]> {
  const answer = await fetch(`/api/pieces?${new URLSearchParams({ language, pieces: ids.join(',') })}`);
  // Cached names are better than an error response.
  if (!answer.ok) throw new Error(`The pieces answered ${answer.status}.`);
  const said: unknown = await answer.json();
  return typeof said === 'object' && said !== null && 'pieces' in said ? parseCachedItems(said.pieces) : [];
}

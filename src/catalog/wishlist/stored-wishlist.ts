/** Limit of the list, so that its address stays short enough for every mail program. */
export const maxWishlistSize = 100;

export const wishlistKey = 'int-wishlist';

/** Storage key of the cached names; the list itself holds ids only. */
export const cachedWishlistKey = 'int-wishlist-names';

/** Parses the stored list: product ids, the newest first. An invalid value is an empty list. */
export function parseWishlist(text: string | null): number[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStoredWishlist(stored) ? trimWishlist(stored.pieces) : [];
  } catch {
    return [];
  }
}

/** Validated by hand: a schema library would add two kilobytes to every product page. */
function isStoredWishlist(stored: unknown): stored is { pieces: number[] } {
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('pieces' in stored)) return false;
  const { version, pieces: ids } = stored;
  return version === 1 && Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id) && id > 0);
}

/** Without duplicates, and no longer than the limit. */
export function trimWishlist(ids: readonly number[]): number[] {
  return [...new Set(ids)].slice(0, maxWishlistSize);
}

/** Limit of the list, so that its address stays short enough for every mail program. */
export const maxWishlistSize = 100;

/** Pairs of wedding rings on the list; each takes some hundred characters of its address. */
export const maxWishlistPairs = 10;

/** Products by id and pairs of wedding rings by configuration, each the newest first. */
export type WishlistContent = { readonly ids: readonly number[]; readonly pairs: readonly string[] };

/** Parses the stored list. An invalid value is an empty list. */
export function parseWishlist(text: string | null): WishlistContent {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (isStoredWishlist(stored)) return { ids: trimWishlist(stored.pieces), pairs: trimPairs(stored.pairs) };
  } catch {
    // As invalid as any other text.
  }
  return { ids: [], pairs: [] };
}

/** Validated by hand: a schema library would add two kilobytes to every product page. */
function isStoredWishlist(stored: unknown): stored is { pieces: number[]; pairs?: unknown } {
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('pieces' in stored)) return false;
  const { version, pieces: ids } = stored;
  return version === 1 && Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id) && id > 0);
}

/** Without duplicates, and no longer than the limit. */
export function trimWishlist(ids: readonly number[]): number[] {
  return [...new Set(ids)].slice(0, maxWishlistSize);
}

/** The same for configurations; what cannot be one is left out. */
export function trimPairs(pairs: unknown): string[] {
  const texts: unknown[] = Array.isArray(pairs) ? pairs : [];
  const possible = texts.filter(
    (pair): pair is string => typeof pair === 'string' && pair !== '' && pair.length <= 2_000,
  );
  return [...new Set(possible)].slice(0, maxWishlistPairs);
}

/** Limit of the list, so that its address stays short enough for every mail program. */
export const maxWishlistSize = 100;

export const wishlistKey = 'int-wishlist';

/** Storage key of the cached names; the list itself holds ids only. */
export const cachedWishlistKey = 'int-wishlist-names';

/** Parses the stored list: product ids, the newest first. An invalid value is an empty list. */
export function parseWishlist(text: string | null): number[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? trim(kept.pieces) : [];
  } catch {
    return [];
  }
}

export function formatWishlist(pieces: readonly number[]): string {
  return JSON.stringify({ version: 1, pieces });
}

/** Removes a product that is on the list, otherwise adds it to the front; a full list stays as it is. */
export function toggleProduct(pieces: readonly number[], piece: number): number[] {
  if (pieces.includes(piece)) return pieces.filter((one) => one !== piece);
  return pieces.length < maxWishlistSize ? [piece, ...pieces] : [...pieces];
}

/** Appends products to the list. */
export function addProducts(pieces: readonly number[], more: readonly number[]): number[] {
  return trim([...pieces, ...more]);
}

/** Whether two lists have the same products in any order. */
export function hasSameProducts(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((piece) => others.includes(piece));
}

/** Product ids of an address: `?pieces=12,7`. Invalid ids are ignored. */
export function parseProductIds(query: string): number[] {
  const words = (new URLSearchParams(query).get('pieces') ?? '').split(',', maxWishlistSize);
  return trim(words.filter((word) => /^[1-9]\d{0,8}$/.test(word)).map(Number));
}

/** The canonical query of product ids; empty for none. */
export function formatProductIds(pieces: readonly number[]): string {
  return pieces.length > 0 ? `?pieces=${pieces.join(',')}` : '';
}

/** Validated by hand: a schema library would add two kilobytes to every product page. */
function isKept(kept: unknown): kept is { pieces: number[] } {
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('pieces' in kept)) return false;
  const { version, pieces } = kept;
  return version === 1 && Array.isArray(pieces) && pieces.every((piece) => Number.isSafeInteger(piece) && piece > 0);
}

function trim(pieces: readonly number[]): number[] {
  return [...new Set(pieces)].slice(0, maxWishlistSize);
}

/** More than this nobody compares, and an address stays short enough for every mail program. */
export const maxWishlistSize = 100;

export const wishlistKey = 'int-wishlist';

/** What the pieces are called, kept beside the list, which holds ids only. */
export const cachedWishlistKey = 'int-wishlist-names';

/** Ids of products, the newest first. What is broken, or of a form that is not known, is an empty list. */
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

/** Taken off when it is on the list, else put in front; a full list takes nothing more. */
export function toggleProduct(pieces: readonly number[], piece: number): number[] {
  if (pieces.includes(piece)) return pieces.filter((one) => one !== piece);
  return pieces.length < maxWishlistSize ? [piece, ...pieces] : [...pieces];
}

/** What is new comes behind what was there. */
export function addProducts(pieces: readonly number[], more: readonly number[]): number[] {
  return trim([...pieces, ...more]);
}

/** Whether two lists hold the same, in whatever order. */
export function hasSameProducts(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((piece) => others.includes(piece));
}

/** Which pieces an address shows: `?pieces=12,7`. What is no id is passed over. */
export function parseProductIds(query: string): number[] {
  const words = (new URLSearchParams(query).get('pieces') ?? '').split(',', maxWishlistSize);
  return trim(words.filter((word) => /^[1-9]\d{0,8}$/.test(word)).map(Number));
}

/** The one way to write them; empty for none. */
export function formatProductIds(pieces: readonly number[]): string {
  return pieces.length > 0 ? `?pieces=${pieces.join(',')}` : '';
}

/** Read by hand: the schemas of the server's edge would be two kilobytes for one line of a product page. */
function isKept(kept: unknown): kept is { pieces: number[] } {
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('pieces' in kept)) return false;
  const { version, pieces } = kept;
  return version === 1 && Array.isArray(pieces) && pieces.every((piece) => Number.isSafeInteger(piece) && piece > 0);
}

function trim(pieces: readonly number[]): number[] {
  return [...new Set(pieces)].slice(0, maxWishlistSize);
}

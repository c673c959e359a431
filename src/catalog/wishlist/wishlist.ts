/** Limit of the list, so that its address stays short enough for every mail program. */
export const maxWishlistSize = 100;

export const wishlistKey = 'int-wishlist';

/** Storage key of the cached names; the list itself holds ids only. */
export const cachedWishlistKey = 'int-wishlist-names';

/** Parses the stored list: product ids, the newest first. An invalid value is an empty list. */
export function parseWishlist(text: string | null): number[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStoredWishlist(stored) ? trim(stored.pieces) : [];
  } catch {
    return [];
  }
}

export function formatWishlist(ids: readonly number[]): string {
  return JSON.stringify({ version: 1, pieces: ids });
}

/** Removes a product that is on the list, otherwise adds it to the front; a full list stays as it is. */
export function toggleProduct(ids: readonly number[], id: number): number[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < maxWishlistSize ? [id, ...ids] : [...ids];
}

/** Appends products to the list. */
export function addProducts(ids: readonly number[], more: readonly number[]): number[] {
  return trim([...ids, ...more]);
}

/** Whether two lists have the same products in any order. */
export function hasSameProducts(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

/** Product ids of an address: `?pieces=12,7`. Invalid ids are ignored. */
export function parseProductIds(query: string): number[] {
  const parts = (new URLSearchParams(query).get('pieces') ?? '').split(',', maxWishlistSize);
  return trim(parts.filter((part) => /^[1-9]\d{0,8}$/.test(part)).map(Number));
}

/** The canonical query of product ids; empty for none. */
export function formatProductIds(ids: readonly number[]): string {
  return ids.length > 0 ? `?pieces=${ids.join(',')}` : '';
}

/** Validated by hand: a schema library would add two kilobytes to every product page. */
function isStoredWishlist(stored: unknown): stored is { pieces: number[] } {
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('pieces' in stored)) return false;
  const { version, pieces: ids } = stored;
  return version === 1 && Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id) && id > 0);
}

function trim(ids: readonly number[]): number[] {
  return [...new Set(ids)].slice(0, maxWishlistSize);
}

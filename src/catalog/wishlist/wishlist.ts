import { maxWishlistSize, trimWishlist } from './stored-wishlist.ts';

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
  return trimWishlist([...ids, ...more]);
}

/** Whether two lists have the same products in any order. */
export function hasSameProducts(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

/** Product ids of an address: `?pieces=12,7`. Invalid ids are ignored. */
export function parseProductIds(query: string): number[] {
  const parts = (new URLSearchParams(query).get('pieces') ?? '').split(',', maxWishlistSize);
  return trimWishlist(parts.filter((part) => /^[1-9]\d{0,8}$/.test(part)).map(Number));
}

/** The canonical query of product ids; empty for none. */
export function formatProductIds(ids: readonly number[]): string {
  return ids.length > 0 ? `?pieces=${ids.join(',')}` : '';
}

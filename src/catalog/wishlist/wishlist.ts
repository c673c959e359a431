import { maxWishlistPairs, maxWishlistSize, type WishlistContent } from './stored-wishlist.ts';

/** A product by its id, or a pair of wedding rings by its configuration. */
export type WishlistEntry = number | string;

export function formatWishlist({ ids, pairs }: WishlistContent): string {
  return JSON.stringify({ version: 1, pieces: ids, ...(pairs.length > 0 && { pairs }) });
}

export function hasEntry({ ids, pairs }: WishlistContent, entry: WishlistEntry): boolean {
  return typeof entry === 'number' ? ids.includes(entry) : pairs.includes(entry);
}

/** Whether the list has no room for one more entry of this kind. */
export function isFull({ ids, pairs }: WishlistContent, entry: WishlistEntry): boolean {
  return typeof entry === 'number' ? ids.length >= maxWishlistSize : pairs.length >= maxWishlistPairs;
}

/** Removes an entry that is on the list, otherwise adds it to the front; a full list stays as it is. */
export function toggleEntry(content: WishlistContent, entry: WishlistEntry): WishlistContent {
  if (!hasEntry(content, entry) && isFull(content, entry)) return content;
  const { ids, pairs } = content;
  return typeof entry === 'number' ? { ids: toggle(ids, entry), pairs } : { ids, pairs: toggle(pairs, entry) };
}

function toggle<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [item, ...items];
}

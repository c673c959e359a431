import { maxWishlistSize, trimPairs, trimWishlist, type WishlistContent } from './stored-wishlist.ts';

/** Appends the entries of another list. */
export function addEntries({ ids, pairs }: WishlistContent, more: WishlistContent): WishlistContent {
  return { ids: trimWishlist([...ids, ...more.ids]), pairs: trimPairs([...pairs, ...more.pairs]) };
}

/** Whether two lists have the same entries in any order. */
export function hasSameEntries(some: WishlistContent, others: WishlistContent): boolean {
  return isSameSet(some.ids, others.ids) && isSameSet(some.pairs, others.pairs);
}

function isSameSet<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && some.every((item) => others.includes(item));
}

/** The list of an address: `?pieces=12,7&pair=size%3D54…`. What is invalid is ignored. */
export function parseWishlistQuery(query: string): WishlistContent {
  return { ids: parseProductIds(query), pairs: trimPairs(new URLSearchParams(query).getAll('pair')) };
}

/** The canonical query of a list; empty for none. */
export function formatWishlistQuery({ ids, pairs }: WishlistContent): string {
  const parts = [...(ids.length > 0 ? [`pieces=${ids.join(',')}`] : []), ...pairs.map(formatPairParameter)];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Escapes only what ends a value, since addresses are passed on. */
function formatPairParameter(pair: string): string {
  return `pair=${encodeURIComponent(pair).replaceAll('%3D', '=').replaceAll('%2C', ',')}`;
}

/** Product ids of an address: `?pieces=12,7`. Invalid ids are ignored. */
export function parseProductIds(query: string): number[] {
  const parts = (new URLSearchParams(query).get('pieces') ?? '').split(',', maxWishlistSize);
  return trimWishlist(parts.filter((part) => /^[1-9]\d{0,8}$/.test(part)).map(Number));
}

/** The canonical query of product ids; empty for none. */
export function formatProductIds(ids: readonly number[]): string {
  return formatWishlistQuery({ ids, pairs: [] });
}

import 'client-only';
import { createStoredValue } from '../../base/stored-value.ts';
import { wishlistKey } from './wishlist-keys.ts';

type Counted = { ids: readonly number[]; count: number };

/** The number of entries on the wishlist, for the link in the header of every page, and its products. */
export const {
  get: getCountedWishlist,
  set: setCountedWishlist,
  subscribe: subscribeCountedWishlist,
} = createStoredValue(wishlistKey, countWishlist);

/** Less strict than `parseWishlist`, which every page would load. */
export function countWishlist(text: string | null): Counted {
  const stored: { pieces?: unknown; pairs?: unknown } | null = JSON.parse(text ?? 'null');
  const ids = toList(stored?.pieces)
    .filter((id) => Number.isSafeInteger(id))
    .map(Number);
  return { ids, count: ids.length + toList(stored?.pairs).length };
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

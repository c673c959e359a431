import 'client-only';
import { viewedKey } from '../../base/history-keys.ts';
import type { ViewedProduct } from './recently-viewed.ts';

/** More than the shelf holds is of no use. */
const maxViewed = 12;

/** Puts a product before those that were looked at earlier. What is kept is checked by the shelf that reads it. */
export function addRecentlyViewed(product: ViewedProduct): void {
  try {
    const kept = readList().filter((one) => !isSame(one, product));
    localStorage.setItem(viewedKey, JSON.stringify([product, ...kept].slice(0, maxViewed)));
  } catch {
    // Private windows refuse to store; the shelf stays as it was.
  }
}

function readList(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(viewedKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function isSame(one: unknown, { id }: ViewedProduct): boolean {
  return typeof one === 'object' && one !== null && 'id' in one && one.id === id;
}

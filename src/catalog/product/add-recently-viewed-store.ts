import 'client-only';
import { viewedKey } from '../../base/history-keys.ts';
import type { ViewedProduct } from './recently-viewed.ts';

/** Length of the list. */
const maxViewed = 12;

/** Adds a product to the front of the stored list. Entries are validated where they are read. */
export function addRecentlyViewed(product: ViewedProduct): void {
  try {
    const stored = readList().filter((one) => !isSame(one, product));
    localStorage.setItem(viewedKey, JSON.stringify([product, ...stored].slice(0, maxViewed)));
  } catch {
    // Private mode refuses to store; the list stays as it was.
  }
}

function readList(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(viewedKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function isSame(one: unknown, { id }: ViewedProduct): boolean {
  return typeof one === 'object' && one !== null && 'id' in one && one.id === id;
}

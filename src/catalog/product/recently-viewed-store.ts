import 'client-only';
import { viewedKey } from '../../base/history-keys.ts';
import { createStore } from '../../base/store.ts';
import type { WorkerMessage } from '../../offline/cache-names.ts';
import { parseViewed, type ViewedProduct } from './recently-viewed.ts';

/** What was looked at in this browser, the newest first; the server never knows. */
export const recentlyViewed = createStore<{ products: ViewedProduct[] }>({ products: [] });

/** Reads what is kept, and follows the other tabs. */
export function connectRecentlyViewed(): () => void {
  const read = () => {
    recentlyViewed.products = readStored();
  };
  const follow = (event: StorageEvent) => {
    if (event.key === viewedKey || event.key === null) read();
  };
  read();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

export function clearRecentlyViewed(): void {
  recentlyViewed.products = [];
  // Their pages are a history too.
  navigator.serviceWorker?.controller?.postMessage({ call: 'forget' } satisfies WorkerMessage);
  try {
    localStorage.removeItem(viewedKey);
  } catch {
    // Private windows have nothing to forget.
  }
}

function readStored(): ViewedProduct[] {
  try {
    return parseViewed(localStorage.getItem(viewedKey));
  } catch {
    return [];
  }
}

import 'client-only';
import { viewedKey } from '../../base/history-keys.ts';
import { createStore } from '../../base/store.ts';
import type { WorkerMessage } from '../../offline/cache-names.ts';
import { parseViewed, type ViewedProduct } from './recently-viewed.ts';

/** Products viewed in this browser, the newest first. Never sent to the server. */
export const recentlyViewed = createStore<{ products: ViewedProduct[] }>({ products: [] });

/** Loads the stored list and follows changes of other tabs. */
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
  // The offline copies of their pages are a history too.
  navigator.serviceWorker?.controller?.postMessage({ call: 'forget' } satisfies WorkerMessage);
  try {
    localStorage.removeItem(viewedKey);
  } catch {
    // In private mode there is nothing stored.
  }
}

function readStored(): ViewedProduct[] {
  try {
    return parseViewed(localStorage.getItem(viewedKey));
  } catch {
    return [];
  }
}

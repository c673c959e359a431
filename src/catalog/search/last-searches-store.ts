import 'client-only';
import { searchesKey } from '../../base/history-keys.ts';
import { createStoredValue } from '../../base/stored-value.ts';
import { addSearch, parseLastSearches } from './last-searches.ts';

/** What was searched for in this browser; the server never knows that it was the same one. */
export const lastSearches = createStoredValue(searchesKey, parseLastSearches);

export function saveSearch(text: string): void {
  persist(addSearch(lastSearches.get(), text));
}

export function removeSearch(text: string): void {
  persist(lastSearches.get().filter((one) => one !== text));
}

export function clearSearches(): void {
  persist([]);
}

function persist(searches: readonly string[]) {
  lastSearches.set(searches);
  try {
    if (searches.length > 0) localStorage.setItem(searchesKey, JSON.stringify(searches));
    else localStorage.removeItem(searchesKey);
  } catch {
    // Private windows refuse to store; the page knows them as long as it lives.
  }
}

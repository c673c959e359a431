import 'client-only';
import { searchesKey } from '../../base/history-keys.ts';
import { createStoredValue } from '../../base/stored-value.ts';
import { addSearch, parseLastSearches } from './last-searches.ts';

/** The last searches of this browser; they are never sent to the server as a list. */
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
    // Private mode refuses to store; the list then lives in memory.
  }
}

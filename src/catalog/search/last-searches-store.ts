import 'client-only';
import { searchesKey } from '../../base/searches-key.ts';
import { createStoredValue } from '../../base/stored-value.ts';

const maxSearches = 5;

/** The `maxLength` of the field. */
const maxLength = 100;

/** Parses the stored searches, the newest first. Invalid entries are skipped. */
export function parseLastSearches(stored: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(searches) ? searches.filter(isSearch).slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Adds a search to the front; a search that differs only in case is replaced. */
export function addSearch(searches: readonly string[], typed: string): readonly string[] {
  const text = typed.trim();
  if (!isSearch(text)) return searches;
  return [text, ...searches.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, maxSearches);
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}

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

const maxSearches = 5;
/** As long as the field takes them. */
const maxLength = 100;

/** What was searched for last in this browser, the newest first. Whatever else is kept is passed over. */
export function parseLastSearches(kept: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(searches) ? searches.filter(isSearch).slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others; the same words in other letters are the same search. */
export function addSearch(searches: readonly string[], written: string): readonly string[] {
  const text = written.trim();
  if (!isSearch(text)) return searches;
  return [text, ...searches.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, maxSearches);
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}

import type { Suggestion } from '../index/suggest.ts';

export type ShownSuggestion = Pick<Suggestion, 'kind' | 'name' | 'href'>;

const kinds: readonly unknown[] = ['product', 'category', 'brand', 'tag'] satisfies Suggestion['kind'][];

/** Reads an answer of `/api/suggestions` without the schemas, which would be too much for every page to carry. */
export function parseSuggestions(answer: unknown): readonly ShownSuggestion[] {
  if (typeof answer !== 'object' || answer === null || !('suggestions' in answer)) return [];
  return Array.isArray(answer.suggestions) ? answer.suggestions.filter(isSuggestion) : [];
}

function isSuggestion(value: unknown): value is ShownSuggestion {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, href } = value as Record<string, unknown>;
  // Never off this site, nor a script, whatever the answer says.
  return kinds.includes(kind) && typeof name === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}

/** A suggestion: a product with picture and price, or a list with its kind. */
export type ShownSuggestion = { name: string; href: string; note: string; image?: string };

/** The response of `/api/suggestions`, with messages in its language. */
export type Suggestions = {
  label: string;
  status: string;
  /** Note on value added tax and shipping, where a suggestion has a price. */
  priceNote: string;
  suggestions: readonly ShownSuggestion[];
};

export const noSuggestions: Suggestions = { label: '', status: '', priceNote: '', suggestions: [] };

/** Parses a response by hand, since a schema library would add too much to every page. */
export function parseSuggestions(answer: unknown): Suggestions {
  if (typeof answer !== 'object' || answer === null || !('suggestions' in answer)) return noSuggestions;
  const { label, status, priceNote, suggestions }: Partial<Record<keyof Suggestions, unknown>> = answer;
  if (!Array.isArray(suggestions)) return noSuggestions;
  return {
    label: readText(label),
    status: readText(status),
    priceNote: readText(priceNote),
    suggestions: suggestions.filter(isSuggestion),
  };
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '');

function isSuggestion(value: unknown): value is ShownSuggestion {
  if (typeof value !== 'object' || value === null) return false;
  const { name, href, note, image }: Partial<Record<keyof ShownSuggestion, unknown>> = value;
  const isPicture = image === undefined || (typeof image === 'string' && /^[\w-]+$/.test(image));
  // Only paths of this site, no other origin and no script.
  const isHref = typeof href === 'string' && /^\/(?![/\\])/.test(href);
  return isPicture && isHref && typeof name === 'string' && typeof note === 'string';
}

/** What may be meant: a product with its picture and price, or a list and of which kind it is. */
export type ShownSuggestion = { name: string; href: string; note: string; image?: string };

/** An answer of `/api/suggestions`, in the words of its language. */
export type Suggestions = {
  label: string;
  status: string;
  /** Value added tax and shipping, where a price is among them. */
  priceNote: string;
  suggestions: readonly ShownSuggestion[];
};

export const noSuggestions: Suggestions = { label: '', status: '', priceNote: '', suggestions: [] };

/** Reads an answer without the schemas, which would be too much for every page to carry. */
export function parseSuggestions(answer: unknown): Suggestions {
  if (typeof answer !== 'object' || answer === null || !('suggestions' in answer)) return noSuggestions;
  const { label, status, priceNote, suggestions } = answer as Record<string, unknown>;
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
  const { name, href, note, image } = value as Record<string, unknown>;
  const isPicture = image === undefined || (typeof image === 'string' && /^[\w-]+$/.test(image));
  // Never off this site, nor a script, whatever the answer says.
  const isHref = typeof href === 'string' && /^\/(?![/\\])/.test(href);
  return isPicture && isHref && typeof name === 'string' && typeof note === 'string';
}

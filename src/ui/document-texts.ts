/**
 * Texts of the HTML document that are not part of the RSC payload. A server component stores a text by id; the client
 * component, which gets only the id, finds it when the same process renders the document.
 */
const name = Symbol.for('vitrine.served-texts');
const maxTexts = 10_000;

function getTexts(): Map<string, string> {
  const shared = globalThis as { [name]?: Map<string, string> };
  shared[name] ??= new Map();
  return shared[name];
}

export function setDocumentText(id: string, text: string): void {
  const texts = getTexts();
  texts.delete(id);
  texts.set(id, text);
  for (const oldest of texts.keys()) if (texts.size > maxTexts) texts.delete(oldest);
}

/** The text of an id. In a browser it is read from the document. */
export function findDocumentText(id: string): string | undefined {
  if (typeof document === 'undefined') return getTexts().get(id);
  return document.getElementById(id)?.textContent ?? undefined;
}

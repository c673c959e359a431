/**
 * Texts that stand in a served document and nowhere in its payload. A server component keeps a text under its id, and the
 * client component that only got the id finds it when the same process writes the document.
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

/** In a browser it is read from the document itself. */
export function findDocumentText(id: string): string | undefined {
  if (typeof document === 'undefined') return getTexts().get(id);
  return document.getElementById(id)?.textContent ?? undefined;
}

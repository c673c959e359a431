declare global {
  /**
   * Texts of HTML documents that are not part of the RSC payload. A server component stores a text by id; the client
   * component, which gets only the id, finds it when the same process renders the document. The two are in module graphs
   * of their own.
   */
  var texts: { get: (id: string) => string | undefined; set: (id: string, text: string) => void } | undefined;
}

/** The text of an id. In a browser it is read from the document. */
export function findDocumentText(id: string): string | undefined {
  if (typeof document === 'undefined') return globalThis.texts?.get(id);
  return document.getElementById(id)?.textContent ?? undefined;
}

'use client';

import { useState, useSyncExternalStore } from 'react';
import type { MemoryCache } from '../base/cache-memory.ts';

const subscribeNever = () => () => undefined;

/**
 * Structured data in the served HTML document only. Bots request every page as a document; client navigations do not
 * need it, and Trusted Types would block creating the script element.
 */
export function JsonLdScript({ id }: { id: string }) {
  const isServed = useSyncExternalStore(
    subscribeNever,
    () => false,
    () => true,
  );
  const [served, setServed] = useState(() => (isServed ? { id, text: findDocumentText(id) } : undefined));
  if (served && served.id !== id) setServed(undefined);
  if (served?.id !== id || !served.text) return null;
  return (
    <script type="application/ld+json" id={id}>
      {served.text}
    </script>
  );
}

declare global {
  /**
   * Texts of HTML documents that are not part of the RSC payload. A server component stores a text by id; the client
   * component, which gets only the id, finds it when the same process renders the document. The two are in module graphs
   * of their own.
   */
  var texts: Pick<MemoryCache<string>, 'peek' | 'set'> | undefined;
}

/** The text of an id. In a browser it is read from the document. */
function findDocumentText(id: string): string | undefined {
  if (typeof document === 'undefined') return globalThis.texts?.peek(id);
  return document.getElementById(id)?.textContent ?? undefined;
}

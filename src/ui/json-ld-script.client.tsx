'use client';

import { useState, useSyncExternalStore } from 'react';
import { findDocumentText } from './document-texts.ts';

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

'use client';

import { useState, useSyncExternalStore } from 'react';
import { findDocumentText } from './document-texts.ts';

const subscribeNever = () => () => undefined;

/**
 * Data for machines, in the document that was served and gone with it. Machines load every page whole; a browser that
 * walks on does not need it, and with Trusted Types it would not let a script element be made.
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

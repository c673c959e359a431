'use client';

import { useState, useSyncExternalStore } from 'react';
import { findServedText } from './served-texts.ts';

const never = () => () => undefined;

/**
 * Data for machines, in the document that was served and gone with it. Machines load every page whole; a browser that
 * walks on does not need it, and with Trusted Types it would not let a script element be made.
 */
export function ServedScript({ id }: { id: string }) {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [served, setServed] = useState(() => (isServed ? { id, text: findServedText(id) } : undefined));
  if (served && served.id !== id) setServed(undefined);
  if (served?.id !== id || !served.text) return null;
  return (
    <script type="application/ld+json" id={id}>
      {served.text}
    </script>
  );
}

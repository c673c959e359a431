'use client';

import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What machines read of a page, in the words of schema.org. It stands in the document that was served and goes with it:
 * machines load every page whole, and a browser with Trusted Types would not let a script element be made.
 */
export function JsonLd({ data }: { data: object }) {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [served, setServed] = useState(isServed ? data : undefined);
  if (served && served !== data) setServed(undefined);
  return served === data ? <script type="application/ld+json">{toScriptText(data)}</script> : null;
}

/** No word of an editor may end the element that it stands in. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

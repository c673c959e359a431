'use client';

import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';

/**
 * A browser that loads a page says its title and begins to read at its top. The router only exchanges what is shown, so
 * that is made up for here: the new title is said, and the focus goes to the heading, or to what the address names. On the
 * same page only a link that names something moves it: a filter leaves the focus where it is.
 */
export function RouteAnnouncer() {
  const { path, query, hash } = useRouter();
  const [title, setTitle] = useState('');
  const last = useRef({ path, query });

  useEffect(() => {
    const { current } = last;
    last.current = { path, query };
    if (current.path === path && (current.query === query || hash === '')) return;
    // The title is in the document one frame later, and a drawer that was left gives the focus back in that frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setTitle(document.title);
        focusTarget(hash);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [path, query, hash]);

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}

/** Where the address leads to, else where the page begins. */
function focusTarget(hash: string) {
  const place = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (!place) return;
  // A field or a link keeps its turn.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

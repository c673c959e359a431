'use client';

import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';

/**
 * A browser that loads a page says its title and begins to read at its top. The router only exchanges what is shown, so
 * that is made up for here: the new title is said, and the focus goes to the heading, or to what the address names.
 */
export function RouteAnnouncer() {
  const { path, hash } = useRouter();
  const [title, setTitle] = useState('');
  const lastPath = useRef(path);

  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    // The title is in the document one frame later, and a drawer that was left gives the focus back in that frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setTitle(document.title);
        focusPlace(hash);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [path, hash]);

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}

/** Where the address leads to, else where the page begins. */
function focusPlace(hash: string) {
  const place = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (!place) return;
  // A field or a link keeps its turn.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';

/**
 * A browser that loads a page says its title and begins to read at its top. The router only exchanges what is shown, so
 * that is made up for here: the new title is said, and the focus goes to the heading.
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
        if (hash === '') focusHeading();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [path, hash]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';

/**
 * Announces client-side navigation to screen readers and moves focus, as a full page load would: the new title is
 * announced, and focus moves to the heading or the hash target. On the same page only a hash moves focus: a filter
 * leaves it where it is.
 */
export function RouteAnnouncer() {
  const { path, query, hash } = useRouter();
  const [title, setTitle] = useState('');
  const last = useRef({ path, query });

  useEffect(() => {
    const { current } = last;
    last.current = { path, query };
    if (current.path === path && (current.query === query || hash === '')) return;
    // `document.title` is updated one frame later, and a closing drawer restores focus in that frame.
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

/** The hash target, else the page's heading. */
function focusTarget(hash: string) {
  const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  // Focusable elements keep their place in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';

/** The page before, and what had the focus when the next one was put in its place. */
type Left = { path: string; query: string; hash: string; focused: Element | null };

/**
 * Announces client-side navigation to screen readers and moves focus, as a full page load would: the new title is
 * announced, and focus moves to the heading or the hash target. On the same page only a hash moves focus: a filter
 * leaves it where it is. Visitors who have focused something in the new page meanwhile keep that focus.
 */
export function RouteAnnouncer() {
  const { path, query, hash } = useRouter();
  const [title, setTitle] = useState('');
  const left = useRef<Left>(null);

  // When it is cleaned up the next page has just been put in place, and nobody has touched it.
  useLayoutEffect(
    () => () => {
      left.current = { path, query, hash, focused: document.activeElement };
    },
    [path, query, hash],
  );

  useEffect(() => {
    const { current } = left;
    if (!current || (current.path === path && (current.query === query || hash === ''))) return;
    // `document.title` is updated one frame later, and a closing drawer restores focus in that frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setTitle(document.title);
        if (!hasMovedFocus(current.focused)) focusTarget(hash);
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

/**
 * Whether a visitor has moved the focus into the page, or into a field anywhere.
 *
 * @param before what had the focus when the page was put in place; a closing drawer gives it to a control of the header
 */
function hasMovedFocus(before: Element | null): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === before) return false;
  // A press on plain text focuses `main` itself.
  return activeElement.matches('input, select, textarea') || activeElement.parentElement?.closest('main') != null;
}

/** The hash target, else the page's heading. */
function focusTarget(hash: string) {
  const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  // Focusable elements keep their place in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { findStoredPosition, getEntry, savePosition, scrollBackTo } from './scroll-positions.ts';

/** Minimum interval between saved positions. */
const saveIntervalMs = 100;

/**
 * Restores the scroll position on back and forward navigation by React, also while the page is still streaming. On a
 * page load the entry script does.
 */
export function ScrollRestoration() {
  const { path, query } = useRouter();
  const targetTop = useRef<number | null>(null);
  const shownAddress = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let entry = getEntry();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const note = () => {
      clearTimeout(timer);
      timer = undefined;
      // A page that is being left has already been scrolled for the next one.
      if (entry === getEntry()) savePosition(entry);
    };
    const noteSoon = () => {
      entry = getEntry();
      timer ??= setTimeout(note, saveIntervalMs);
    };
    const goBack = () => {
      clearTimeout(timer);
      timer = undefined;
      entry = getEntry();
      targetTop.current = findStoredPosition(entry) ?? 0;
    };
    // A click during a smooth scroll navigates before the next scheduled save.
    const noteBeforeLeaving = () => {
      // If back navigation rendered no other page, its position does not apply to the next one.
      targetTop.current = null;
      if (timer) note();
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('scroll', noteSoon, { passive: true, signal });
    addEventListener('click', noteBeforeLeaving, { capture: true, signal });
    addEventListener('popstate', goBack, { capture: true, signal });
    addEventListener('pagehide', note, { signal });
    // A visitor may have scrolled before hydration, when nothing saved the position.
    noteSoon();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);

  const address = `${path}?${query}`;
  useLayoutEffect(() => {
    // The router scrolls to the top in the same commit, after this; a frame later that would be visible.
    queueMicrotask(() => {
      const isElsewhere = targetTop.current === null && (shownAddress.current ?? address) !== address;
      shownAddress.current = address;
      if (targetTop.current) scrollBackTo(targetTop.current);
      targetTop.current = null;
      // A filter keeps the scroll position, so no scroll event would save it.
      if (isElsewhere) savePosition(getEntry());
    });
  }, [address]);

  return null;
}

'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku';

/** Minimum interval between saved positions. */
const saveIntervalMs = 100;

/** How long to retry: streamed content may still extend the page. */
const timeoutMs = 4000;

/** Restores the scroll position on back and forward navigation, also while the page is still streaming. */
export function ScrollRestoration() {
  const { path, query } = useRouter();
  const targetTop = useRef<number | null>(null);
  const shownAddress = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let entry = getEntry();
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (isReloadOrBack()) targetTop.current = readScrollPositions()[entry] ?? null;
    restore(targetTop);

    const note = () => {
      clearTimeout(timer);
      timer = undefined;
      // A page that is being left has already been scrolled for the next one.
      if (entry === getEntry()) storeScrollPositions(withPosition(readScrollPositions(), entry, scrollY));
    };
    const noteSoon = () => {
      entry = getEntry();
      timer ??= setTimeout(note, saveIntervalMs);
    };
    const goBack = () => {
      clearTimeout(timer);
      timer = undefined;
      entry = getEntry();
      targetTop.current = readScrollPositions()[entry] ?? 0;
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
      restore(targetTop);
      // A filter keeps the scroll position, so no scroll event would save it.
      if (isElsewhere) storeScrollPositions(withPosition(readScrollPositions(), getEntry(), scrollY));
    });
  }, [address]);

  return null;
}

/** Key of the history entry from the Navigation API; the URL in browsers without it. */
function getEntry(): string {
  // Not every browser has the Navigation API.
  const { navigation }: { navigation?: Navigation } = window;
  return navigation?.currentEntry?.key ?? location.pathname + location.search;
}

/** Whether the document was loaded by reload or back navigation. */
function isReloadOrBack(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded instanceof PerformanceNavigationTiming && loaded.type !== 'navigate' && location.hash === '';
}

/** Scrolls on every frame until the page is long enough, the user scrolls, or the timeout ends. */
function restore(targetTop: { current: number | null }) {
  const top = targetTop.current;
  targetTop.current = null;
  if (!top) return;
  const until = performance.now() + timeoutMs;
  const moves = new AbortController();
  for (const move of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate']) {
    addEventListener(move, () => moves.abort(), { passive: true, signal: moves.signal });
  }
  const step = () => {
    if (moves.signal.aborted) return;
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) > 2 && performance.now() < until) requestAnimationFrame(step);
    else moves.abort();
  };
  step();
}

/** Scroll position by history entry. */
type ScrollPositions = Record<string, number>;

const storageKey = 'scroll-positions';

/** Older history entries are dropped, so that the stored value stays small. */
const maxEntries = 60;

/** Parses stored positions; invalid entries are dropped. */
export function parseScrollPositions(stored: string | null): ScrollPositions {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    const known = Object.entries(value).filter(
      ([, top]) => typeof top === 'number' && Number.isFinite(top) && top >= 0,
    );
    return Object.fromEntries(known.slice(-maxEntries));
  } catch {
    return {};
  }
}

/** The positions with this one as the newest. */
export function withPosition(positions: ScrollPositions, entry: string, top: number): ScrollPositions {
  const { [entry]: _former, ...others } = positions;
  return Object.fromEntries([...Object.entries(others).slice(1 - maxEntries), [entry, Math.round(top)]]);
}

function readScrollPositions(): ScrollPositions {
  try {
    return parseScrollPositions(sessionStorage.getItem(storageKey));
  } catch {
    return {};
  }
}

function storeScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be unavailable in private mode; back navigation then starts at the top.
  }
}

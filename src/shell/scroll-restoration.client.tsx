'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { readScrollPositions, storeScrollPositions, withPosition } from './scroll-positions.ts';

/** Scrolling is noted this often at most. */
const saveIntervalMs = 100;

/** A list may still come in while the reader waits to be back where he was. */
const timeoutMs = 4000;

/** Puts readers back where they stood when they go back or forward, also while the page still comes in. */
export function ScrollRestoration() {
  const { path, query } = useRouter();
  const wanted = useRef<number | null>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let entry = getEntry();
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (isReloadOrBack()) wanted.current = readScrollPositions()[entry] ?? null;
    restore(wanted);

    const note = () => {
      clearTimeout(timer);
      timer = undefined;
      // A page that is on its way out has already been scrolled for the next one.
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
      wanted.current = readScrollPositions()[entry] ?? 0;
    };
    // Who chooses a link while the page still glides is gone before the next note.
    const noteBeforeLeaving = () => {
      // Where going back has shown no other page, its position is not that of the next one.
      wanted.current = null;
      if (timer) note();
    };
    const life = new AbortController();
    const { signal } = life;
    addEventListener('scroll', noteSoon, { passive: true, signal });
    addEventListener('click', noteBeforeLeaving, { capture: true, signal });
    addEventListener('popstate', goBack, { capture: true, signal });
    addEventListener('pagehide', note, { signal });
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what brings another position.
  useLayoutEffect(() => {
    // The router scrolls to the top in the same commit, after this; a frame later the reader would see it.
    queueMicrotask(() => {
      const isElsewhere = wanted.current === null && !isFirst.current;
      isFirst.current = false;
      restore(wanted);
      // A filter leaves the reader where he is, so that nothing scrolls and would be noted.
      if (isElsewhere) storeScrollPositions(withPosition(readScrollPositions(), getEntry(), scrollY));
    });
  }, [path, query]);

  return null;
}

/** The browser's own name of this entry of the history; older browsers know the address alone. */
function getEntry(): string {
  return (window as { navigation?: Navigation }).navigation?.currentEntry?.key ?? location.pathname + location.search;
}

/** Whether the page was loaded by reloading it or by coming back to it. */
function isReloadOrBack(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded instanceof PerformanceNavigationTiming && loaded.type !== 'navigate' && location.hash === '';
}

/** Tries with every frame until the page is long enough, the reader moves, or patience ends. */
function restore(wanted: { current: number | null }) {
  const top = wanted.current;
  wanted.current = null;
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

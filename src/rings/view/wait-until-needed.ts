import { whenActivated } from '../../base/when-activated.ts';

/** Calls back when an element is nearly visible and the page is idle, or at the first input on it. */
export function waitUntilNeeded(element: HTMLElement, onNeeded: () => void): () => void {
  let idle = 0;
  // Safari has no idle callbacks.
  const hasIdle = 'requestIdleCallback' in window;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      idle = hasIdle ? requestIdleCallback(onNeeded, { timeout: 2_000 }) : window.setTimeout(onNeeded, 200);
    },
    { rootMargin: '200px' },
  );
  const stopObserving = whenActivated(() => {
    observer.observe(element);
    return () => observer.disconnect();
  });
  const inputs = ['pointerenter', 'touchstart', 'focusin'] as const;
  for (const type of inputs) element.addEventListener(type, onNeeded, { passive: true });
  return () => {
    stopObserving();
    if (hasIdle) cancelIdleCallback(idle);
    else clearTimeout(idle);
    for (const type of inputs) element.removeEventListener(type, onNeeded);
  };
}

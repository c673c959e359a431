import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * An entry of the history for what lies over the page: Back leaves it, and the page stays.
 *
 * @param onBack the entry has been left
 * @returns goes back, for those who close it in another way: once, however often it is called
 */
export function useBackToClose(onBack: () => void): () => void {
  const leave = useEffectEvent(onBack);
  const isLeft = useRef(false);
  useEffect(() => {
    const { href } = location;
    history.pushState(history.state, '', href);
    const follow = (event: PopStateEvent) => {
      // The address is the same: the router would ask for the page anew. Who goes farther back is the router's.
      if (location.href === href) event.stopImmediatePropagation();
      isLeft.current = true;
      leave();
    };
    const once = { capture: true, once: true };
    addEventListener('popstate', follow, once);
    return () => removeEventListener('popstate', follow, once);
  }, []);
  return useCallback(() => {
    if (isLeft.current) return;
    isLeft.current = true;
    history.back();
  }, []);
}

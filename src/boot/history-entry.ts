import 'client-only';
import { findStoredPosition, getEntry, scrollBackTo } from '../shell/scroll-positions.ts';
import { isHydrated } from './react-start.ts';

/**
 * Does what React does for a history entry of its own, on a page where it does not run yet: loads the page of the entry
 * that the visitor returns to, and restores its position. Entries that React has created belong to one document, also
 * after a reload: the browser changes nothing but the address then.
 */
export function takeOverEntry(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  const again =
    loaded instanceof PerformanceNavigationTiming && /^(?:reload|back_forward)$/.test(loaded.type) ? loaded : undefined;
  // Only a document that was loaded again shares its history entry, and its address has no redirect.
  const shown = withoutFragment(again ? again.name : location.href);
  const isElsewhere = () => !isHydrated() && withoutFragment(location.href) !== shown;
  // The visitor may have returned before this code came.
  if (isElsewhere()) location.reload();
  else restorePosition(again !== undefined && location.hash === '');
  addEventListener('popstate', () => isElsewhere() && location.reload());
}

/**
 * Restores the position of a page that was loaded again, where React has told the browser not to. From a page that React
 * never ran on, the browser is left to it again.
 */
function restorePosition(isAgain: boolean): void {
  const entry = getEntry();
  if (isAgain) scrollBackTo(findStoredPosition(entry));
  // Not before: the browser would scroll once the page has loaded.
  addEventListener('pagehide', () => {
    const isOwn = getEntry() === entry;
    if (isOwn && !document.documentElement.dataset.alive) history.scrollRestoration = 'auto';
  });
}

function withoutFragment(address: string): string | undefined {
  return address.split('#')[0];
}

import 'client-only';
import { restorePositionOnLoad } from '../shell/scroll-positions.ts';
import { isHydrated } from './react-start.ts';

/**
 * Does what React does for a history entry of its own, on a page where it does not run yet: loads the page of the entry
 * that the visitor returns to, and restores its position. Entries that React has created belong to one document, also
 * after a reload: the browser changes nothing but the address then.
 */
export function takeOverEntry(): void {
  const shown = getLoadedAddress();
  const isElsewhere = () => !isHydrated() && withoutFragment(location.href) !== shown;
  // The visitor may have returned before this code came.
  if (isElsewhere()) location.reload();
  else restorePositionOnLoad();
  addEventListener('popstate', () => isElsewhere() && location.reload());
}

/** Only a document that was loaded again shares its history entry, and its address has no redirect. */
function getLoadedAddress(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  const isAgain = loaded instanceof PerformanceNavigationTiming && /^(?:reload|back_forward)$/.test(loaded.type);
  return withoutFragment(isAgain ? loaded.name : location.href);
}

function withoutFragment(address: string): string | undefined {
  return address.split('#')[0];
}

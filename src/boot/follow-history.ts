import 'client-only';
import { isHydrated } from './react-start.ts';

/**
 * Loads the page of a history entry that the visitor returns to before React runs. Entries that React has created belong
 * to one document, also after a reload: the browser changes nothing but the address then.
 */
export function followHistory(): void {
  const shown = getLoadedAddress();
  const follow = () => {
    if (!isHydrated() && withoutFragment(location.href) !== shown) location.reload();
  };
  // The visitor may have returned before this code came.
  follow();
  addEventListener('popstate', follow);
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

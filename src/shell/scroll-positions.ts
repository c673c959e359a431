import 'client-only';

/** How long to retry: streamed content may still extend the page. */
const timeoutMs = 4000;

export function findStoredPosition(entry: string): number | undefined {
  return readScrollPositions()[entry];
}

export function savePosition(entry: string): void {
  storeScrollPositions(withPosition(readScrollPositions(), entry, scrollY));
}

/** Key of the history entry from the Navigation API; the URL in browsers without it. */
export function getEntry(): string {
  // Not every browser has the Navigation API.
  const { navigation }: { navigation?: Navigation } = window;
  return navigation?.currentEntry?.key ?? location.pathname + location.search;
}

/** Scrolls on every frame until the page is long enough, the user scrolls, or the timeout ends. */
export function scrollBackTo(top = 0): void {
  if (top === 0) return;
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

/** Scroll position by history entry. */
export type ScrollPositions = Record<string, number>;

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

export function readScrollPositions(): ScrollPositions {
  try {
    return parseScrollPositions(sessionStorage.getItem(storageKey));
  } catch {
    return {};
  }
}

export function storeScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be unavailable in private mode; back navigation then starts at the top.
  }
}

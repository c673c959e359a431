/** Where a reader stood in each entry of the history. */
export type ScrollPositions = Record<string, number>;

const storageKey = 'scroll-positions';

/** As much as anybody walks back; older entries are forgotten, so that the store stays small. */
const maxEntries = 60;

/** What another version or a visitor's own hand has written there is no position. */
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

/** The same positions with this one as the youngest. */
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
    // Private windows may refuse to store; going back then begins at the top.
  }
}

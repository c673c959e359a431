type Backoff = { firstMs?: number; maxMs?: number };

/**
 * Exponential backoff: milliseconds to wait after a failed attempt, twice as long after each.
 *
 * @param attempt counted from 0
 */
export function getBackoffMs(attempt: number, { firstMs = 1000, maxMs = 30_000 }: Backoff = {}): number {
  return Math.min(firstMs * 2 ** attempt, maxMs);
}

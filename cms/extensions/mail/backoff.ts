const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Retry delays: a restarting mail server is back in a minute, a moved one within three days; after that staff have to
 * look.
 */
const delaysMs = [
  ...[5 * second, 20 * second, minute, 5 * minute, 15 * minute],
  ...[hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour],
];

/** @returns time of the next attempt, undefined after the last one */
export function findNextAttempt(attempts: number, now: Date): Date | undefined {
  const wait = delaysMs[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A mail server that restarts is back in a minute, one that was moved within three days; after that somebody must look. */
const delaysMs = [
  ...[5 * second, 20 * second, minute, 5 * minute, 15 * minute],
  ...[hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour],
];

/** @returns when to try again after this many attempts, undefined when it is time to give up */
export function findNextAttempt(attempts: number, now: Date): Date | undefined {
  const wait = delaysMs[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

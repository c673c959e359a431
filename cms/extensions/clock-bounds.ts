const hour = 3_600_000;

const toText = (ms: number) => new Date(ms).toISOString();

/**
 * Filter of dates within the last milliseconds. A date of the future was written while the clock was wrong: it would
 * count as recent for years.
 */
export function withinLast(ms: number, now: Date) {
  return { _between: [toText(now.getTime() - ms), toText(now.getTime() + hour)] };
}

/**
 * Filter of a date that has passed, or that is further ahead than any can be: then the clock was wrong when it was
 * written, and waiting for it would take years.
 */
export function isPassed(field: string, now: Date, maxAheadMs = hour) {
  return { _or: [{ [field]: { _lt: now.toISOString() } }, isTooFarAhead(field, now, maxAheadMs)] };
}

export function isTooFarAhead(field: string, now: Date, maxAheadMs = hour) {
  return { [field]: { _gt: toText(now.getTime() + maxAheadMs) } };
}

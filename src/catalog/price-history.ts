import type { Cents } from '../base/money.ts';

/** A price and the moment, in milliseconds, from which it applied. */
export type LoggedPrice = { cents: Cents; validFrom: number };

/**
 * An advertised reduction: the lowest price of the 30 days before it, and by how many percent the current price is
 * below that.
 */
export type Reduction = { lowestCents: Cents; percent: number };

type ReductionInput = { currentCents: Cents; isAnnounced: boolean; log: readonly LoggedPrice[]; now: number };

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * The reduction that may be advertised, from the price log alone (PAngV § 11, Directive 98/6/EC Art. 6a): the lowest
 * price that was in force within the 30 days before the present price began. Each step of a price that falls in steps
 * counts by itself, since the log does not record which of them were announced. A price that has applied for 30 days is
 * the regular price and no longer a reduction.
 *
 * @param announced whether the shop advertises a reduction at all
 * @param log in any order; entries dated in the future are ignored
 * @returns null where none is announced, where the log lacks the current price or one before it, and where the earlier
 *   price was as low or less than one percent higher
 */
export function getReduction({ currentCents, isAnnounced, log, now }: ReductionInput): Reduction | null {
  if (!isAnnounced) return null;
  const past = log.filter(({ validFrom }) => validFrom <= now).toSorted((a, b) => a.validFrom - b.validFrom);
  const last = past.at(-1);
  if (!last || last.cents !== currentCents) return null;
  // A price logged twice began with the first entry.
  const before = past.findLastIndex(({ cents }) => cents !== currentCents);
  const began = past[before + 1]?.validFrom ?? last.validFrom;
  if (began <= now - thirtyDays) return null;
  const lowestCents = findLowest(past.slice(0, before + 1), began);
  if (lowestCents === undefined) return null;
  const percent = Math.floor(((lowestCents - currentCents) * 100) / lowestCents);
  return percent > 0 ? { lowestCents, percent } : null;
}

/** The lowest price in force within 30 days before `until`; a price is in force until the next one begins. */
function findLowest(log: readonly LoggedPrice[], until: number): Cents | undefined {
  const inForce = log.filter((_, at) => (log[at + 1]?.validFrom ?? until) > until - thirtyDays);
  return inForce.length > 0 ? Math.min(...inForce.map(({ cents }) => cents)) : undefined;
}

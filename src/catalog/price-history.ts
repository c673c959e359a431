import type { Cents } from '../base/money.ts';

/** From this moment on (in milliseconds) something cost this much. */
export type LoggedPrice = { cents: Cents; validFrom: number };

/** What a reduction is measured by: the lowest price of the 30 days before it, and how far below it the price is now. */
export type Reduction = { lowestCents: Cents; percent: number };

type ReductionInput = { currentCents: Cents; isAnnounced: boolean; log: readonly LoggedPrice[]; now: number };

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * The reduction that may be advertised, from the price log alone (PAngV § 11, Directive 98/6/EC Art. 6a): the lowest price
 * that was in force within the 30 days before the present price began. Of a price that goes down in steps each step counts,
 * since the log does not know which of them were announced. A price that has held for 30 days is no reduction any more but
 * what the thing costs.
 *
 * @param announced whether the shop advertises a reduction at all
 * @param log in any order; entries of the future count for nothing
 * @returns null where none is announced, where the log does not know the present price or one before it, and where the
 *   price was as low before, or by less than a hundredth higher
 */
export function getReduction({
  currentCents: nowCents,
  isAnnounced: announced,
  log,
  now,
}: ReductionInput): Reduction | null {
  if (!announced) return null;
  const past = log.filter(({ validFrom }) => validFrom <= now).toSorted((a, b) => a.validFrom - b.validFrom);
  const last = past.at(-1);
  if (!last || last.cents !== nowCents) return null;
  // The same price written twice has begun with the first of the two.
  const before = past.findLastIndex(({ cents }) => cents !== nowCents);
  const began = past[before + 1]?.validFrom ?? last.validFrom;
  if (began <= now - thirtyDays) return null;
  const lowestCents = findLowest(past.slice(0, before + 1), began);
  if (lowestCents === undefined) return null;
  const percent = Math.floor(((lowestCents - nowCents) * 100) / lowestCents);
  return percent > 0 ? { lowestCents, percent } : null;
}

/** A price is in force until the next one begins. */
function findLowest(log: readonly LoggedPrice[], until: number): Cents | undefined {
  const inForce = log.filter((_, at) => (log[at + 1]?.validFrom ?? until) > until - thirtyDays);
  return inForce.length > 0 ? Math.min(...inForce.map(({ cents }) => cents)) : undefined;
}

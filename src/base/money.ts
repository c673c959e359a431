/** Cents, since 3 × 0.1 must be 0.3. */
export type Cents = number;

/**
 * Parses a decimal amount of the content system: a string on Postgres, a number on SQLite.
 *
 * @returns integer cents; null for an empty or invalid amount
 */
export function parseCents(amount: string | number | null | undefined): Cents | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const euros = Number(amount);
  return Number.isFinite(euros) ? Math.round(euros * 100) : null;
}

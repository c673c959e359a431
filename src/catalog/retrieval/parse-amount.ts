import type { Cents } from '../../base/money.ts';

/** Upper limit of prices. */
const highestEuros = 9_999_999;

/**
 * Reads `1000`, `1.000`, `1.000,50`, `1,000.50`, `1 000`, `1'000` or `1000,-` in the notations of several countries, in cents.
 *
 * @returns null for an invalid amount
 */
export function parseAmount(text: string): Cents | null {
  const match = /^(\d{1,3}(?:([.,'’ \u00a0\u202f])\d{3}(?:\2\d{3})?)|\d{1,7})(?:([.,])(\d{1,2}))?$/.exec(
    text.replace(/^\s*€?\s*|\s*(?:[.,]--?)?\s*(?:€|euros?|eur)?\s*$/giu, ''),
  );
  if (!match) return null;
  const [, whole = '', grouping, decimal, fraction = ''] = match;
  if (grouping !== undefined && grouping === decimal) return null;
  const euros = Number(whole.replace(/\D/g, ''));
  return euros > highestEuros ? null : euros * 100 + Number(fraction.padEnd(2, '0'));
}

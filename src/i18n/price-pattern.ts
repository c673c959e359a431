import type { Cents } from '../base/money.ts';
import { getLocale } from './format.ts';
import type { Language } from './languages.ts';

/** Format of an amount in euros. */
export type PricePattern = { before: string; group: string; decimal: string; after: string };

/** The server's price format, for browsers whose locale data may differ. */
export function getPricePattern(language: Language): PricePattern {
  const parts = new Intl.NumberFormat(getLocale(language), { style: 'currency', currency: 'EUR' }).formatToParts(
    1_234.5,
  );
  const first = parts.findIndex(({ type }) => type === 'integer');
  const last = parts.findIndex(({ type }) => type === 'fraction');
  const join = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { before: join(0, first), group: find('group'), decimal: find('decimal'), after: join(last + 1) };
}

/** Formats cents; whole euros without decimals. */
export function formatByPattern(cents: Cents, { before, group, decimal, after }: PricePattern): string {
  const whole = groupDigits(String(Math.floor(cents / 100))).join(group);
  const rest = cents % 100;
  return before + whole + (rest === 0 ? '' : decimal + String(rest).padStart(2, '0')) + after;
}

/** Groups of three digits, from the end. */
function groupDigits(digits: string): string[] {
  const first = digits.length % 3 || 3;
  const rest = Array.from({ length: Math.ceil((digits.length - first) / 3) }, (_, at) => first + at * 3);
  return [digits.slice(0, first), ...rest.map((start) => digits.slice(start, start + 3))];
}

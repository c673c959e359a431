import type { Cents } from '../base/money.ts';
import { getLocale } from './format.ts';
import type { Language } from './languages.ts';

/** How a language writes an amount of euros. */
export type PricePattern = { before: string; group: string; decimal: string; after: string };

/** What the server knows of prices, for a browser whose own tables may be of another year. */
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

/** Whole euros are written without decimals, as on a price tag. */
export function formatByPattern(cents: Cents, { before, group, decimal, after }: PricePattern): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, group);
  const rest = cents % 100;
  return before + whole + (rest === 0 ? '' : decimal + String(rest).padStart(2, '0')) + after;
}

import type { Cents } from '../base/money.ts';
import { formatClockTimes } from './format-clock-times.ts';
import type { Language } from './languages.ts';

const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>;

export function getLocale(language: Language): string {
  return locales[language];
}

/** Made once each: making one costs more than a hundred uses of it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function getNumberFormat(language: Language, fractionDigits: number, currency?: 'EUR'): Intl.NumberFormat {
  const key = `${language} ${fractionDigits} ${currency}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locales[language], {
    ...(currency && { style: 'currency', currency }),
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  numberFormats.set(key, format);
  return format;
}

/** @param cents integer cents; whole euros are formatted without decimals */
export function formatPrice(cents: number, language: Language): string {
  return getNumberFormat(language, cents % 100 === 0 ? 0 : 2, 'EUR').format(cents / 100);
}

export function formatNumber(value: number, language: Language, fractionDigits = 0): string {
  return getNumberFormat(language, fractionDigits).format(value);
}

const dateFormats = new Map<Language, Intl.DateTimeFormat>();

function getDateFormat(language: Language): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(language, format);
  return format;
}

/** @param date `2026-02-11`; formatted as is, independent of the runtime's time zone */
export function formatDate(date: string, language: Language): string {
  return getDateFormat(language).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** @param names a German list: `Anna und Emil Linde` */
export function formatNames(names: string, language: Language): string {
  return new Intl.ListFormat(locales[language]).format(names.split(' und '));
}

/** `Farbe: Gold`; French has a no-break space before the colon. */
export function formatLabelled(label: string, value: string, language: Language): string {
  return `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
}

/**
 * @param timeZone the shop's own
 * @returns formatted date and time
 */
export function formatMoment(moment: Date, language: Language, timeZone: string): [day: string, time: string] {
  const locale = getLocale(language);
  return [
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment),
    formatClockTimes(new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(moment), language),
  ];
}

/** Format of an amount in euros. */
export type PricePattern = { before: string; group: string; decimal: string; after: string };

const pricePatterns = new Map<Language, PricePattern>();

/** The server's price format, for browsers whose locale data may differ. */
export function getPricePattern(language: Language): PricePattern {
  const known = pricePatterns.get(language);
  if (known) return known;
  const pattern = makePricePattern(language);
  pricePatterns.set(language, pattern);
  return pattern;
}

function makePricePattern(language: Language): PricePattern {
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

/** Appends the unit to a bare number; "42 mm" and "Automatik" stay as they are. */
export function withUnit(value: string, unit: string | null | undefined): string {
  return unit && /^\d[\d.,–]*$/.test(value) ? `${value}\u{A0}${unit}` : value;
}

/**
 * Replaces ordinary spaces around French punctuation by no-break spaces, which keep a mark on the line of its word.
 * Editors type ordinary ones.
 */
export function setFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/ (?=[;?!])/g, '\u202f')
    .replace(/(?<=«) /g, '\u00a0');
}

import type { Language } from './languages.ts';

const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>;

export function getLocale(language: Language): string {
  return locales[language];
}

/** @param cents integer cents; whole euros are formatted without decimals */
export function formatPrice(cents: number, language: Language): string {
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(cents / 100);
}

export function formatNumber(value: number, language: Language, fractionDigits = 0): string {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}

/** @param date `2026-02-11`; formatted as is, independent of the runtime's time zone */
export function formatDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
}

/** @param names a German list: `Anna und Emil Linde` */
export function formatNames(names: string, language: Language): string {
  return new Intl.ListFormat(locales[language]).format(names.split(' und '));
}

/** `Farbe: Gold`; French has a no-break space before the colon. */
export function formatLabelled(label: string, value: string, language: Language): string {
  return `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
}

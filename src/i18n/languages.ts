export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage = 'de' satisfies Language;

/** Name of each language in itself. */
export const languageNames = { de: 'Deutsch', en: 'English', fr: 'Français' } as const satisfies Record<
  Language,
  string
>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Language of a path: `/en/…` and `/fr/…`, else German. */
export function getLanguageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}

import { toRecord } from '../../base/records.ts';
import { defaultLanguage, type Language, languages } from '../../i18n/languages.ts';
import type { Translated } from '../../i18n/translation.ts';

/**
 * One translated field in every language, German where a language lacks it. Missing translations are logged where they
 * are shown, since the catalogue is read often.
 */
export function localizeField<Field extends string>(
  rows: readonly (Translated & Partial<Record<Field, string | null>>)[] | null,
  field: Field,
  fallback: string,
): Record<Language, string> {
  const find = (language: Language) => rows?.find((row) => row.language === language);
  return toRecord(languages, (language) => (find(language) ?? find(defaultLanguage))?.[field] ?? fallback);
}

import { findTranslatedEntry, logContentNotice } from '../base/content-notice.ts';
import { defaultLanguage, type Language } from './languages.ts';

export type Translated = { language: string | null };

/** A translation row, in the visitor's language or the default one; `language` is the row's. */
export type Translation<Row> = { row: Row; language: Language };

/** Value of a `lang` attribute: the language of a text, if it differs from that around it. */
export function toLang(own: Language | undefined, around: Language): Language | undefined {
  return own === around ? undefined : own;
}

/** The translation in a language, else in the default one, without a notice in the log. */
export function findTranslatedRow<Row extends Translated>(
  rows: readonly Row[] | null | undefined,
  language: Language,
): Row | undefined {
  return rows?.find((row) => row.language === language) ?? rows?.find((row) => row.language === defaultLanguage);
}

/**
 * Finds the translation for a language. A missing one falls back to the default language and is logged, since German is
 * better than nothing.
 *
 * @param what names the entry in the log: `page contact`
 */
export function findTranslation<Row extends Translated>(
  rows: readonly Row[] | null | undefined,
  language: Language,
  what: string,
): Translation<Row> | undefined {
  const own = rows?.find((row) => row.language === language);
  if (own) return { row: own, language };
  const first = rows?.find((row) => row.language === defaultLanguage);
  if (!first) return undefined;
  logContentNotice('translation missing', { what, language }, findTranslatedEntry(first));
  return { row: first, language: defaultLanguage };
}

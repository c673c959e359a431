import { findTranslatedEntry, logContentNotice } from '../base/content-notice.ts';
import { defaultLanguage, type Language } from './languages.ts';

export type Translated = { language: string | null };

/** The row in the visitor's language, else the first language's; `language` says which words these are. */
export type Translation<Row> = { row: Row; language: Language };

/** For `lang`: which language words are in, where it is not that of the words around them. */
export function toLang(own: Language | undefined, around: Language): Language | undefined {
  return own === around ? undefined : own;
}

/**
 * Chooses the words for a language. A missing translation falls back to the first language and is logged, since the
 * visitor should rather read German than nothing.
 *
 * @param what names the thing in the log: `page contact`
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

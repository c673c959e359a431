import type { Language } from '../../src/i18n/languages.ts';
import { germanQueries } from './judged-queries-de.ts';
import { englishQueries } from './judged-queries-en.ts';
import { frenchQueries } from './judged-queries-fr.ts';
import type { JudgedQuery } from './judged-query.ts';

/** What the search is tuned to. */
export const judgedQueries: Readonly<Record<Language, readonly JudgedQuery[]>> = {
  de: germanQueries,
  en: englishQueries,
  fr: frenchQueries,
};

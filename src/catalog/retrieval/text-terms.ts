import type { Language } from '../../i18n/languages.ts';
import { analyze } from './analyze.ts';

type LocalizedText = Record<Language, string>;

/**
 * The distinct terms of teasers and descriptions, separated by blanks; the search index keeps nothing else of these
 * texts.
 */
export function listTextTerms(teasers: LocalizedText, descriptions: LocalizedText): LocalizedText {
  const of = (language: Language) => listTerms(`${teasers[language]} ${stripTags(descriptions[language])}`, language);
  return { de: of('de'), en: of('en'), fr: of('fr') };
}

function listTerms(text: string, language: Language): string {
  const terms = new Set(analyze(text, language).map(({ term }) => term));
  return [...terms].filter((term) => term.length > 1).join(' ');
}

function stripTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z#0-9]{1,10};/gi, ' ');
}

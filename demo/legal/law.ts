import { inLanguages, type Language } from '../pages/words.ts';

export type LegalText = Record<Language, string>;

/** Contracts are quoted by their sections: a sign or a number never stands alone at the end of a line. */
export function holdTogether(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1&nbsp;')
    .replace(/(§§?|Art\.|art\.|Abs\.|Nr\.|Section|Sections|Article|Articles|n°|no\.) (?=\d)/g, '$1&nbsp;')
    .replace(/(\d) (€|BGB|DDG|GwG|HGB|AO|VSBG|TDDDG|BFSG|MStV|UWG|Uhr|Tage|days|jours)(?![\p{L}\d])/gu, '$1&nbsp;$2');
}

export function inLegalLanguages(
  title: { name: string; words: LegalText },
  content: LegalText,
): Record<string, string>[] {
  const fields = (language: Language) => ({
    [title.name]: title.words[language],
    content: holdTogether(content[language]),
  });
  return inLanguages({ de: fields('de'), en: fields('en'), fr: fields('fr') });
}

import type { Language } from '../../i18n/languages.ts';
import { foldAccents, foldUmlaut } from '../index/fold-words.ts';
import { isPreposition, isStopWord } from './stop-words.ts';

/**
 * The head noun of a name, without accents: `strap` in “Bridle leather strap, cognac”, `bracelets` in “Bracelets de
 * montre”, `uhrenkasten` in „Uhrenkasten für sechs“. Undefined for a name that begins with a preposition: „Für Tasche
 * und Schreibtisch“.
 */
export function findHead(name: string, language: Language): string | undefined {
  const words = listLeadingWords(name, language);
  return language === 'en' ? words.at(-1) : words[0];
}

/** The same for names of categories and attributes, which in German end with their head: “Schöne Ringe”. */
export function findHeadOfCategory(name: string, language: Language): string | undefined {
  return language === 'fr' ? findHead(name, language) : listLeadingWords(name, language).at(-1);
}

/** The words before a comma or a preposition, without numbers where there are others. */
function listLeadingWords(name: string, language: Language): string[] {
  const phrase = foldAccents(name.split(/[,(:·]/)[0] ?? '');
  const end = phrase.findIndex((word) => isPreposition(foldUmlaut(word), language));
  const words = (end < 0 ? phrase : phrase.slice(0, end)).filter((word) => !isStopWord(foldUmlaut(word), language));
  const named = words.filter((word) => !/\d/.test(word));
  return named.length > 0 ? named : words;
}

import type { Language } from '../../i18n/languages.ts';
import { foldAccents, foldUmlaut, isPreposition, isStopWord } from './analyze.ts';

const list = (words: string) => new Set(words.split(' '));

/** Stems that begin compounds of the trade, even when no product's name contains them. */
export const knownModifiers = list(
  'arm brillant dam ehe finger flieg fuss fuss gold hals herr hochzeit kind ledr led ohr partn perl platin schmuck silb solitar ' +
    'tauch trau uhr verlob verlobung hand reis gravur geschenk',
);

/** Stems that end compounds of the trade. */
export const knownHeads = list(
  'anhang arm band beweg box etui gold hang kast katchen kett klamm knopf nad perl reif ring roll schliess schliff schmuck silb ' +
    'spang steck stein tuch uhr weck werkzeug',
);

/** Folded words that must not be split: a key ring is no ring to wear. */
const opaqueWords = list(
  'armband armbander armreif armreifen jahresring jahresringe ohrring ohrringe ohrringen schlusselring schlusselringe handaufzug ' +
    'federring perlmutt goldschmied',
);

/** The parts of a compound such as `Goldring`. The modifier is undefined when it is unknown. */
export type Compound = { modifier: string | undefined; head: string };

type CompoundRules = {
  stem: (word: string) => string;
  /** Whether a term of the catalogue may begin a compound. */
  isModifier: (term: string) => boolean;
  /** Whether a term of the catalogue may end a compound, as the name of a category or subcategory. */
  isHead: (term: string) => boolean;
};

const minPartLength = 3;

const maxCompoundLength = 40;

/**
 * Splits a German compound by the terms of the catalogue and a small word list. Prefers the longest head, and a known
 * modifier to an unknown one.
 */
export function splitCompound(written: string, { stem, isModifier, isHead }: CompoundRules): Compound | undefined {
  const word = foldUmlaut(written);
  if (word.length > maxCompoundLength || opaqueWords.has(word) || /\d/.test(word)) return undefined;
  let withUnknown: Compound | undefined;
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const head = stem(word.slice(at));
    if (head.length < minPartLength || !(isHead(head) || knownHeads.has(head))) continue;
    const modifier = findModifier(word.slice(0, at), stem, isModifier);
    if (modifier !== undefined) return { modifier, head };
    withUnknown ??= { modifier: undefined, head };
  }
  return withUnknown;
}

/** `verlobungs` is `verlobung`, `uhren` is `uhr`: removes the linking letters between the parts. */
function findModifier(
  part: string,
  stem: CompoundRules['stem'],
  isModifier: CompoundRules['isModifier'],
): string | undefined {
  const forms = [stem(part), ...[/s$/, /n$/, /e[nrs]$/, /e$/].map((link) => stem(part.replace(link, '')))];
  return forms.find((form) => form.length >= minPartLength - 1 && (isModifier(form) || knownModifiers.has(form)));
}

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

import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import type { Language } from '../../i18n/languages.ts';

/** A word as written, the same in lower case without accents, and the term that it is compared by: its stem. */
export type Token = { written: string; word: string; term: string };

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  de: stemGerman,
  en: stemEnglish,
  fr: stemFrench,
};

type KnownWord = { term: string; isStopWord: boolean };

/** A cache of words, since indexing needs the same ones repeatedly. */
const knownWords: Readonly<Record<Language, Map<string, KnownWord>>> = { de: new Map(), en: new Map(), fr: new Map() };

const maxKnownWords = 20_000;

/** The stem of a word without accents. Words with digits are not stemmed. */
export function stem(word: string, language: Language): string {
  return lookUp(word, language).term;
}

function lookUp(word: string, language: Language): KnownWord {
  const words = knownWords[language];
  const known = words.get(word);
  if (known) return known;
  // Makes Safir and Saphir equal.
  const term = /\d/.test(word) ? word : foldUmlaut(stemmers[language](word)).replaceAll('ph', 'f');
  const made = { term, isStopWord: isStopWord(foldUmlaut(word), language) };
  if (words.size >= maxKnownWords) words.clear();
  words.set(word, made);
  return made;
}

/** The tokens of a text in order, without stop words, unless it has only stop words. */
export function analyze(text: string, language: Language): Token[] {
  const written = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const plain = written.flatMap((one) => foldAccents(one).map((word) => ({ written: one, word })));
  const words = joinUnits(plain).map((one) => ({ ...one, term: stem(one.word, language) }));
  const significant = words.filter(({ word }) => !lookUp(word, language).isStopWord);
  return significant.length > 0 ? significant : words;
}

const units = new Set(['mm', 'cm', 'bar', 'ct']);

function joinTokens(one: Omit<Token, 'term'>, other: Omit<Token, 'term'>): Omit<Token, 'term'> {
  return { written: `${one.written} ${other.written}`, word: one.word + other.word };
}

/** Joins a number and its unit: `41 mm` and `41mm` are one word. */
function joinUnits(words: readonly Omit<Token, 'term'>[]): Omit<Token, 'term'>[] {
  const joined: Omit<Token, 'term'>[] = [];
  for (const token of words) {
    const last = joined.at(-1);
    const isUnit = last !== undefined && units.has(token.word) && /^\d+$/.test(last.word);
    if (isUnit) joined[joined.length - 1] = joinTokens(last, token);
    else joined.push(token);
  }
  return joined;
}

/**
 * The words of a text, folded for comparison: in lower case, without accents, and with ä, ö, ü equal to ae, oe, ue and
 * to a, o, u. `Brücke`, `bruecke` and `brucke` are one word.
 */
export function foldWords(text: string): string[] {
  return foldAccents(text).map(foldUmlaut);
}

/** The same without folding ae, oe and ue, which stemming has to see first: `bagues`. */
export function foldAccents(text: string): string[] {
  const lower = text.toLowerCase();
  // Most words of a description.
  if (/^[a-z\d]+$/.test(lower)) return [lower];
  const plain = lower
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'o')
    .replaceAll('æ', 'a')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function foldUmlaut(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

const list = (words: string) => new Set(words.split(' '));

/** Folded stop words. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: list(
    'aber als am an auch auf aus bei beim bitte da das dein deine dem den der des die dies diese dieser dieses du ein eine ' +
      'einem einen einer eines er es etwas fur gibt gunstig habe haben hat ich ihr ihre im in ist kauf kaufen kann man mein ' +
      'meine meinem meinen meiner mich mir mit mochte nach nicht noch nur ob oder ohne online schon schone schonen schoner ' +
      'schones sehr sein seine sich sie sind so such suche suchen uber um und uns unsere vom von war was wie wird wo zu zum zur',
  ),
  en: list(
    'a about all an and are as at be best buy by can cheap do find for from get good has have i in is it its looking me my ' +
      'nice no not of on online or our please s search so some t that the their them these this those to want was we what ' +
      'with you your',
  ),
  fr: list(
    'a ai au aux avec c ce cet cette ces cherche d dans de des du elle en est et il j je jolie joli l la le les leur leurs m ma ' +
      'mais me mes mon n ne nos notre on ou par pas plus pour qu que qui s sa sans se ses son sont sur t ta tes ton tu un une ' +
      'vos votre vous y achat acheter',
  ),
};

/** Prepositions, which end the head of a name: what follows says what it is for, of or with. */
const prepositions: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: list('fur mit aus von vom zu zum zur in im am an auf bei ohne nach'),
  en: list('for with of from in on by without to'),
  fr: list('pour avec de du des d en a au aux sur sans par dans'),
};

export function isStopWord(word: string, language: Language): boolean {
  return stopWords[language].has(word);
}

export function isPreposition(word: string, language: Language): boolean {
  return prepositions[language].has(word);
}

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

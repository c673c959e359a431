import SearchableMap from 'minisearch/SearchableMap';
import type { Yielder } from '../../base/yielder.ts';
import type { Language } from '../../i18n/languages.ts';
import { type Named, parseSynonyms, type SynonymIndex, type Vocabulary, withUnit } from '../index/vocabulary.ts';
import { analyze, foldUmlaut, stem } from './analyze.ts';
import { findHeadOfCategory, knownHeads, knownModifiers, splitCompound } from './split-compound.ts';

/** An occurrence of a term in the name of a facet. */
export type FacetPosting = Pick<FacetName, 'facet' | 'field'> & {
  /** Whether the term is the head of the name: `Uhren` in `Taucheruhren`, not `Taucher`. */
  isHead: boolean;
  /** Number of the name's words without stop words. */
  length: number;
};

/** A term that is part of a longer one. */
export type CompoundPosting = { term: number; isHead: boolean };

/** Parts of compounds, as words and as terms, with their terms. */
export type CompoundParts = { heads: ReadonlyMap<string, string>; modifiers: ReadonlyMap<string, string> };

/** The terms of a language with their facets, the compounds that contain them, and synonyms. */
export type Lexicon = {
  terms: SearchableMap<number>;
  /** Number of terms; the tree would count them each time. */
  size: number;
  facets: Map<number, FacetPosting[]>;
  compounds: Map<number, CompoundPosting[]>;
  /** Terms that are heads of categories or subcategories. */
  types: Set<number>;
  synonyms: SynonymIndex;
  /** The terms of words that differ from them, to find words with a typing error. */
  spellings: SearchableMap<string>;
  /** Which compounds can be understood although they are in no name; empty in languages without compounds. */
  parts: CompoundParts;
};

export function getTerm(lexicon: Lexicon, term: string): number {
  const known = lexicon.terms.get(term);
  if (known !== undefined) return known;
  const number = lexicon.size;
  lexicon.terms.set(term, number);
  lexicon.size += 1;
  return number;
}

/** Whether a term names a category or subcategory, itself or as a synonym. */
export function isType({ terms, types, synonyms }: Lexicon, term: string): boolean {
  return types.has(terms.get(term) ?? -1) || synonyms.phrases.has(term);
}

/** Creates a lexicon with the terms of categories, brands, tags, attributes and synonyms. */
export function createLexicon(vocabulary: Vocabulary, language: Language): Lexicon {
  const synonyms = parseSynonyms(vocabulary.synonyms, language);
  const lexicon: Lexicon = {
    terms: new SearchableMap<number>(),
    size: 0,
    facets: new Map(),
    compounds: new Map(),
    types: new Set(),
    synonyms,
    spellings: new SearchableMap<string>(),
    parts: { heads: new Map(), modifiers: new Map() },
  };
  for (const { facet, field, terms, isHead } of listFacetNames(vocabulary, language)) {
    for (const [at, term] of terms.entries()) {
      const number = getTerm(lexicon, term);
      const postings = lexicon.facets.get(number) ?? [];
      postings.push({ facet, field, isHead: isHead[at] ?? false, length: terms.length });
      lexicon.facets.set(number, postings);
      if (isHead[at] && (field === 'category' || field === 'kind')) lexicon.types.add(number);
    }
  }
  for (const phrase of synonyms.phrases.keys()) for (const term of phrase.split(' ')) getTerm(lexicon, term);
  const words = listVocabularyWords(vocabulary, language);
  for (const [word, term] of words) addSpelling(lexicon, word, term);
  if (language === 'de') lexicon.parts = listParts(lexicon, words);
  return lexicon;
}

/** Makes a word known by which typing errors are corrected. */
export function addSpelling({ spellings }: Lexicon, word: string, term: string): void {
  if (word !== term && !spellings.has(word)) spellings.set(word, term);
}

function listParts(lexicon: Lexicon, words: ReadonlyMap<string, string>): CompoundParts {
  const known = [...words].flatMap(([word, term]) => [[term, term] as const, [foldUmlaut(word), term] as const]);
  const list = (builtIn: ReadonlySet<string>, isPart: (term: string) => boolean) =>
    new Map([...[...builtIn].map((term) => [term, term] as const), ...known.filter(([, term]) => isPart(term))]);
  return { heads: list(knownHeads, (term) => isType(lexicon, term)), modifiers: list(knownModifiers, () => true) };
}

/** The words of facets and synonyms with their terms. */
function listVocabularyWords(vocabulary: Vocabulary, language: Language): Map<string, string> {
  const facets = listFacetNames(vocabulary, language).map(({ name }) => name);
  const synonyms = vocabulary.synonyms.filter((synonym) => synonym.language === language);
  const texts = [...facets, ...synonyms.flatMap(({ words, meanings }) => [words, meanings])];
  const tokens = texts.flatMap((text) => analyze(text, language)).filter(({ word }) => !/\d/.test(word));
  return new Map(tokens.map(({ word, term }) => [word, term]));
}

/**
 * Adds the parts of each compound, so that `Armband` finds `Tennisarmband`. Terms of product names have to be added
 * before.
 *
 * @param terms the written word of each term
 */
export async function linkCompounds(
  lexicon: Lexicon,
  terms: ReadonlyMap<string, string>,
  language: Language,
  pauses: Yielder,
): Promise<void> {
  if (language !== 'de') return;
  for (const [term, word] of terms) {
    if (pauses.isDue()) await pauses.yieldNow();
    const compound = splitCompound(word, {
      stem: (part) => stem(part, language),
      isModifier: (part) => lexicon.terms.has(part),
      isHead: (part) => isType(lexicon, part),
    });
    if (!compound || compound.head === term) continue;
    const whole = getTerm(lexicon, term);
    link(lexicon, compound.head, { term: whole, isHead: true });
    if (compound.modifier !== undefined) link(lexicon, compound.modifier, { term: whole, isHead: false });
  }
}

function link(lexicon: Lexicon, part: string, posting: CompoundPosting) {
  const number = getTerm(lexicon, part);
  lexicon.compounds.set(number, [...(lexicon.compounds.get(number) ?? []), posting]);
}

/** The words of all facets by their terms. */
export function listFacetWords(vocabulary: Vocabulary, language: Language): Map<string, string> {
  const names = listFacetNames(vocabulary, language).flatMap(({ name }) => analyze(name, language));
  return new Map(names.map(({ term, word }) => [term, word]));
}

export type Field = 'category' | 'kind' | 'maker' | 'tag' | 'attribute' | 'group';

/** A name of a facet such as `category ringe`, with its terms. */
type FacetName = { facet: string; field: Field; name: string; terms: string[]; isHead: boolean[] };

/** Separates names: `Ketten und Colliers` are two. */
const nameSeparator = / (?:und|and|et) |[,&/]/u;

function listFacetNames(vocabulary: Vocabulary, language: Language): FacetName[] {
  const { categories, subcategories, manufacturers, tags, attributeValues, attributeNames } = vocabulary;
  const units = new Map(attributeNames.map(({ key, unit }) => [key, unit]));
  const of = (field: Field, named: readonly Named[]) =>
    named.flatMap(({ key, names }) => {
      const unit = field === 'attribute' ? (units.get(key.slice(0, key.indexOf(':'))) ?? null) : null;
      return splitName(withUnit(names[language], unit), field).map((name) =>
        toFacetName(`${field} ${key}`, field, name, language),
      );
    });
  return [
    ...of('category', categories),
    ...of('kind', subcategories),
    ...of('maker', manufacturers),
    ...of('tag', tags),
    ...of('attribute', attributeValues),
    ...of('group', attributeNames),
  ];
}

/** Splits a name into several. Not at a decimal comma, and not the names of brands. */
function splitName(name: string, field: Field): string[] {
  if (field === 'maker' || /\d/.test(name)) return [name];
  return name
    .split(nameSeparator)
    .map((part) => part.trim())
    .filter(Boolean);
}

function toFacetName(facet: string, field: Field, name: string, language: Language): FacetName {
  const tokens = analyze(name, language);
  const head = findHeadOfCategory(name, language);
  return {
    facet,
    field,
    name,
    terms: tokens.map(({ term }) => term),
    isHead: tokens.map(({ word }) => word === head),
  };
}

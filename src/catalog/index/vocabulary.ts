import { toRecord } from '../../base/records.ts';
import { defaultLanguage, type Language, languages } from '../../i18n/languages.ts';
import type { Translated } from '../../i18n/translation.ts';
import { analyze } from '../retrieval/analyze.ts';

export type Named = { key: string; names: Record<Language, string> };

export type IndexedTag = Named & { descriptions: Record<Language, string> };

/** Everything that classifies products, and the settings of the shop, in the order that staff gave it. */
export type Vocabulary = {
  settings: ShopSettings;
  categories: readonly Named[];
  subcategories: readonly (Named & { category: string | null })[];
  manufacturers: readonly Named[];
  tags: readonly IndexedTag[];
  /** Attribute groups that can be filtered by; keys of values are `group:value`. */
  attributeGroups: readonly (Named & { unit: string | null; values: readonly Named[] })[];
  /** Values of all groups, since a search also matches those without a filter. */
  attributeValues: readonly Named[];
  /** Names and units of all groups, such as „Durchmesser“ in mm. */
  attributeNames: readonly (Named & { unit: string | null })[];
  synonyms: readonly Synonym[];
  /** Products that were ordered often lately, with their demand from 1 to 3. */
  demands: readonly (readonly [id: number, step: number])[];
  /** The field that products are sorted by when no order is chosen, in Directus syntax. */
  defaultSort: string;
};

/** Fingerprint of the keys that indexed products refer to: when it changes, products have to be read again. */
export function getKeyFingerprint({ defaultSort, ...vocabulary }: Vocabulary): string {
  const { categories, subcategories, manufacturers, tags, attributeValues } = vocabulary;
  const lists = [categories, subcategories, manufacturers, tags, attributeValues];
  return JSON.stringify([defaultSort, lists.map((list) => list.map(({ key }) => key).sort())]);
}

/** Fingerprint of all names: when it changes, the search index has to be rebuilt. */
export function getNameFingerprint({
  settings: _settings,
  defaultSort: _sort,
  demands: _demands,
  ...names
}: Vocabulary): string {
  return JSON.stringify(names);
}

/** Appends the unit to a number, unless editors have written it already. */
export function withUnit(name: string, unit: string | null): string {
  return unit && /\d$/.test(name) ? `${name} ${unit}` : name;
}

/** Settings of the shop that affect what visitors see. */
export type ShopSettings = {
  isOn: boolean;
  isInMaintenance: boolean;
  showsStock: boolean;
  takesRatings: boolean;
  /** Products out of stock can be ordered (backorder). */
  takesOrders: boolean;
  offersCategories: boolean;
  offersSubcategories: boolean;
  offersManufacturers: boolean;
  /** Label of the request button; null for the default of the site. */
  callToAction: Record<Language, string | null>;
  /** Whole percent, such as 19. */
  taxPercent: number;
};

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

/** A synonym row of Directus: a search for one of `words` also finds `meanings`. Both are comma-separated. */
export type Synonym = { language: Language; words: string; meanings: string };

/** Meanings by phrase; a phrase is one or several terms, separated by blanks. */
export type SynonymIndex = { phrases: ReadonlyMap<string, readonly string[][]>; maxPhraseLength: number };

/** As many words as a search may have. */
const maxPhraseWords = 8;

const maxMeanings = 20;

export function parseSynonyms(synonyms: readonly Synonym[], language: Language): SynonymIndex {
  const phrases = new Map<string, string[][]>();
  let longest = 0;
  for (const synonym of synonyms) {
    if (synonym.language !== language) continue;
    const meanings = parsePhrases(synonym.meanings, language);
    for (const phrase of parsePhrases(synonym.words, language)) {
      const key = phrase.join(' ');
      const others = meanings.filter((meaning) => meaning.join(' ') !== key);
      phrases.set(key, [...(phrases.get(key) ?? []), ...others].slice(0, maxMeanings));
      longest = Math.max(longest, phrase.length);
    }
  }
  return { phrases, maxPhraseLength: longest };
}

function parsePhrases(text: string, language: Language): string[][] {
  return text
    .split(/[,;\n]/)
    .map((phrase) => analyze(phrase, language).map(({ term }) => term))
    .filter(({ length }) => length > 0 && length <= maxPhraseWords);
}

import type { Language } from '../../i18n/languages.ts';
import type { Named, Vocabulary } from '../index/vocabulary.ts';
import { withUnit } from '../index/vocabulary.ts';
import { analyze } from './analyze.ts';
import { findHeadOfCategory } from './find-head.ts';

export type Field = 'category' | 'kind' | 'maker' | 'tag' | 'attribute' | 'group';

/** A name of a facet such as `category ringe`, with its terms. */
export type FacetName = { facet: string; field: Field; name: string; terms: string[]; isHead: boolean[] };

/** Separates names: `Ketten und Colliers` are two. */
const nameSeparator = / (?:und|and|et) |[,&/]/u;

export function listFacetNames(vocabulary: Vocabulary, language: Language): FacetName[] {
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

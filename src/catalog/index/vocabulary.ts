import type { Language } from '../../i18n/languages.ts';
import type { Synonym } from '../retrieval/synonyms.ts';
import type { ShopSettings } from './shop-settings.ts';

export type Named = { key: string; names: Record<Language, string> };

export type IndexedTag = Named & { descriptions: Record<Language, string> };

/** What products are sorted into, and what the shop does. All of it stands in the order in which staff sorted it. */
export type Vocabulary = {
  settings: ShopSettings;
  categories: readonly Named[];
  subcategories: readonly (Named & { category: string | null })[];
  manufacturers: readonly Named[];
  tags: readonly IndexedTag[];
  /** Those that may be filtered by; keys of values are `group:value`. */
  attributeGroups: readonly (Named & { unit: string | null; values: readonly Named[] })[];
  /** Of all groups, since a search finds by those too that no filter offers. */
  attributeValues: readonly Named[];
  /** Names of all groups by their keys, such as „Durchmesser“, and what their values are measured in. */
  attributeNames: readonly (Named & { unit: string | null })[];
  synonyms: readonly Synonym[];
  /** Products that were ordered often lately, by their ids: 1, 2, or 3 for what is asked for most. */
  demands: readonly (readonly [id: number, step: number])[];
  /** The field that products are sorted by when nobody chooses, as the content system writes it. */
  defaultSort: string;
};

/** What products are known by: when it changes, they have to be read anew. */
export function getKeyFingerprint({ defaultSort, ...vocabulary }: Vocabulary): string {
  const { categories, subcategories, manufacturers, tags, attributeValues } = vocabulary;
  const lists = [categories, subcategories, manufacturers, tags, attributeValues];
  return JSON.stringify([defaultSort, lists.map((list) => list.map(({ key }) => key).sort())]);
}

/** What can be searched by: when it changes, the words that lead to products are made anew. */
export function getNameFingerprint({
  settings: _settings,
  defaultSort: _sort,
  demands: _demands,
  ...names
}: Vocabulary): string {
  return JSON.stringify(names);
}

/** Editors may have written the unit already. */
export function withUnit(name: string, unit: string | null): string {
  return unit && /\d$/.test(name) ? `${name} ${unit}` : name;
}

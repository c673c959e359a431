import type { Language } from '../../i18n/languages.ts';
import type { Synonym } from '../retrieval/synonyms.ts';
import type { ShopSettings } from './shop-settings.ts';

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

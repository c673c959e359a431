import type { Step } from '../../cms/seed/send-rows.ts';
import { entriesOf } from '../../src/base/records.ts';
import { type AttributeGroup, type AttributeValue, attributeVocabulary } from './attribute-vocabulary.ts';
import { translations, type Words } from './words.ts';

type VocabularyGroup = { name: Words; unit?: string; filterable: boolean; values: Record<string, Words> };

const groups = entriesOf<AttributeGroup, VocabularyGroup>(attributeVocabulary);

export function attributeGroupId(group: AttributeGroup): number {
  return groups.findIndex(([key]) => key === group) + 1;
}

export function isAttributeGroup(key: string): key is AttributeGroup {
  return key in attributeVocabulary;
}

export const filterableGroupIds: number[] = groups
  .filter(([, { filterable }]) => filterable)
  .map(([key]) => attributeGroupId(key));

/** Keys that are whole numbers come first in every object, so measures are put in order here. */
function valuesOf(group: AttributeGroup): [string, Words][] {
  const { unit, values }: VocabularyGroup = attributeVocabulary[group];
  const entries = Object.entries(values);
  return unit ? entries.sort(([a], [b]) => Number(a) - Number(b)) : entries;
}

/** An attribute's id tells its group: 1204 is the fourth value of the twelfth. */
function attributeId(group: AttributeGroup, value: string): number {
  const index = valuesOf(group).findIndex(([key]) => key === value);
  if (index < 0) throw new Error(`The attribute group ${group} has no value ${value}`);
  return attributeGroupId(group) * 100 + index + 1;
}

export type AttributeFact = { group: AttributeGroup; values: string[] };

export function fact<G extends AttributeGroup>(group: G, ...values: (AttributeValue<G> | undefined)[]): AttributeFact {
  return { group, values: values.filter((value) => value !== undefined) };
}

/** The rows of a product's `attributes` field. */
export function attributeRows(facts: AttributeFact[]): Record<string, unknown>[] {
  return facts
    .filter(({ values }) => values.length > 0)
    .map(({ group, values }, index) => ({
      group: attributeGroupId(group),
      sort: index + 1,
      display_values: values.map((value) => ({ ecommerce_attribute_id: attributeId(group, value) })),
    }));
}

export const attributeSteps: Step[] = [
  {
    collection: 'ecommerce_attribute_group',
    items: groups.map(([key, { name, unit, filterable }], index) => ({
      id: index + 1,
      key,
      sort: index + 1,
      filterable,
      unit: unit ?? null,
      translations: translations({ display_name: name }),
    })),
  },
  {
    collection: 'ecommerce_attribute',
    items: groups.flatMap(([group]) =>
      valuesOf(group).map(([key, name], index) => ({
        id: attributeId(group, key),
        attribute_group: attributeGroupId(group),
        key,
        sort: index + 1,
        translations: translations({ display_value: name }),
      })),
    ),
  },
];

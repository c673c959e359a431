import { cleanLine } from '../../../../src/base/clean-text.ts';
import type {
  EcommerceCategoryRow,
  EcommerceProductAttributeRow,
  EcommerceProductRow,
} from '../../../../src/directus/rows.generated.ts';
import { withUnit } from '../../../../src/i18n/with-unit.ts';
import type { Essential } from '../../../../src/orders/order-fields.ts';
import type { Language } from '../../messages/language.ts';
import { listEssentials, type ProductAttribute } from './essentials.ts';
import { findTranslatedRow } from './find-shop-rules.ts';

/** Fields that the essential characteristics are built from. */
export const essentialFields = [
  ...['category.key', 'category.essential_attributes.sort'],
  'category.essential_attributes.ecommerce_attribute_group_id.key',
  ...['attributes.sort', 'attributes.group.key', 'attributes.group.unit', 'attributes.group.translations.*'],
  ...['key', 'sort', 'translations.*'].map((name) => `attributes.display_values.ecommerce_attribute_id.${name}`),
];

/** Labels of characteristics that are not attributes. */
const factLabels: Record<Language, { manufacturer: string; variant: string }> = {
  de: { manufacturer: 'Hersteller', variant: 'Ausführung' },
  en: { manufacturer: 'Manufacturer', variant: 'Version' },
  fr: { manufacturer: 'Fabricant', variant: 'Version' },
};

export type GetEssentials = (variant: string | null) => Essential[];

/** Returns a function that lists the essential characteristics of a product or one of its variants. */
export function createEssentialsGetter(
  row: EcommerceProductRow,
  variantLabel: string | null,
  language: Language,
): GetEssentials {
  const labels = factLabels[language];
  const facts = (row.attributes ?? []).flatMap((attribute) => toFact(attribute, language) ?? []);
  const manufacturer = row.manufacturer?.display_name;
  return (variant) =>
    listEssentials({
      facts,
      category: row.category && { key: row.category.key ?? '', chosen: toAttributeKeys(row.category) },
      variant: variant === null ? null : { label: variantLabel ?? labels.variant, name: variant },
      manufacturer: manufacturer ? { label: labels.manufacturer, name: manufacturer } : null,
    });
}

function toAttributeKeys({ essential_attributes }: EcommerceCategoryRow): string[] {
  return (essential_attributes ?? []).flatMap(({ ecommerce_attribute_group_id: group }) => group?.key ?? []);
}

function toFact(
  { group, display_values }: EcommerceProductAttributeRow,
  language: Language,
): ProductAttribute | undefined {
  if (!group) return undefined;
  const values = (display_values ?? [])
    .flatMap(({ ecommerce_attribute_id: value }) => value ?? [])
    .sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0))
    .map(({ key, translations }) => findTranslatedRow(translations, language)?.display_value || key);
  return {
    key: group.key,
    name: cleanLine(findTranslatedRow(group.translations, language)?.display_name || group.key),
    values: values.map((value) => withUnit(cleanLine(value), group.unit)),
  };
}

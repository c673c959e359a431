import { cleanLine } from '../../../../src/base/clean-text.ts';
import { parseCents } from '../../../../src/base/money.ts';
import { toSizedPicture } from '../../../../src/base/sized-picture.ts';
import type {
  EcommerceCategoryRow,
  EcommercePersonalizationFieldRow,
  EcommerceProductAttributeRow,
  EcommerceProductRow,
  EcommerceProductVariantRow,
} from '../../../../src/directus/rows.generated.ts';
import { withUnit } from '../../../../src/i18n/format.ts';
import { findTranslatedRow } from '../../../../src/i18n/translation.ts';
import { defaultImageSize, type Essential, type Image } from '../../../../src/orders/order-fields.ts';
import type { Language } from '../../messages/language.ts';
import type { Reader } from '../../transact.ts';
import { readRingLists, ringStudioFields, toRingStudio } from './find-ring-studio.ts';
import {
  listEssentials,
  type PersonalizationField,
  type ProductAttribute,
  parsePrice,
  type ShopProduct,
} from './shop-product.ts';

/** Fields that the essential characteristics are built from. */
const essentialFields = [
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

type GetEssentials = (variant: string | null) => Essential[];

/** Returns a function that lists the essential characteristics of a product or one of its variants. */
function createEssentialsGetter(
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

const fields = [
  ...['id', 'slug', 'reference_number', 'price_brutto', 'tax_percent', 'stock', 'shipping_time', 'reorder_time'],
  'reorder_possible',
  ...[
    'translations.language',
    'translations.display_name',
    'translations.variant_display_name',
    'manufacturer.display_name',
    'product_variants.*',
  ],
  ...['images.sort', 'images.directus_files_id.*', 'personalization.fields.*'],
  'personalization.fields.translations.*',
  ...essentialFields,
  ...ringStudioFields,
];

const deep = {
  product_variants: { _limit: -1, _filter: { active: { _eq: true } } },
  images: { _limit: 1, _sort: ['sort'] },
  attributes: { _limit: -1, _sort: ['sort', 'id'] },
  category: { essential_attributes: { _limit: -1, _sort: ['sort'] } },
  ring_studio: { _limit: 1 },
};

/** Published products of a website by id, with current price and stock. */
export async function findProducts(
  read: Reader,
  project: number,
  products: number[],
  language: Language,
  readLists = readRingLists,
): Promise<Map<number, ShopProduct>> {
  if (products.length === 0) return new Map();
  const rules = [{ id: { _in: products } }, { project: { _eq: project } }, { status: { _eq: 'published' } }];
  const rows = await read<EcommerceProductRow>('ecommerce_product').readByQuery({
    ...{ filter: { _and: rules }, fields, deep, limit: -1 },
  });
  const lists = rows.some(isStudioProduct) ? await readLists(read, project, language) : undefined;
  return new Map(
    rows.flatMap((row): [number, ShopProduct][] => {
      const rings = (lists && isStudioProduct(row) && toRingStudio(row.ring_studio ?? [], lists, language)) || null;
      // Without its studio, it is not known what the price would be for.
      return isStudioProduct(row) && !rings ? [] : [[row.id, { ...toShopProduct(row, language), rings }]];
    }),
  );
}

function isStudioProduct({ ring_studio }: EcommerceProductRow): boolean {
  return (ring_studio ?? []).length > 0;
}

function toShopProduct(row: EcommerceProductRow, language: Language): Omit<ShopProduct, 'rings'> {
  const translation = findTranslatedRow(row.translations, language);
  const name = translation?.display_name || row.reference_number || row.slug;
  const variantLabel = translation?.variant_display_name ? cleanLine(translation.variant_display_name) : null;
  const describe = createEssentialsGetter(row, variantLabel, language);
  return {
    product: row.id,
    name: cleanLine(name),
    slug: row.slug,
    reference: row.reference_number ?? '',
    manufacturer: row.manufacturer?.display_name ?? null,
    image: toImage(row),
    taxPercent: row.tax_percent === null ? null : Number(row.tax_percent),
    fields: (row.personalization?.fields ?? []).map((field) => toField(field, language)),
    variantLabel,
    variants: (row.product_variants ?? []).map((variant) => toVariant(variant, row, describe)),
    ...{ cents: parsePrice(row.price_brutto), stock: row.stock ?? 0, canReorder: row.reorder_possible ?? false },
    ...{ shippingDays: row.shipping_time, reorderDays: row.reorder_time },
    essentials: describe(null),
  };
}

/** A variant inherits missing values from its product. */
function toVariant(
  variant: EcommerceProductVariantRow,
  product: EcommerceProductRow,
  describe: GetEssentials,
): ShopProduct['variants'][number] {
  const name = cleanLine(variant.display_name);
  return {
    id: variant.id,
    name,
    referenceSuffix: variant.reference_number_suffix ?? '',
    cents: parsePrice(variant.price_brutto ?? product.price_brutto),
    stock: variant.stock ?? 0,
    canReorder: variant.reorder_possible ?? false,
    shippingDays: variant.shipping_time ?? product.shipping_time,
    reorderDays: variant.reorder_time ?? product.reorder_time,
    essentials: describe(name),
  };
}

/** The first image of a product, with the usual size where its own is unknown. */
export function toImage({ images }: Pick<EcommerceProductRow, 'images'>): Image | null {
  const file = images?.[0]?.directus_files_id;
  if (!file) return null;
  return { ...toSizedPicture(file, defaultImageSize), alt: file.description || file.title || null };
}

function toField(row: EcommercePersonalizationFieldRow, language: Language): PersonalizationField {
  return {
    key: row.key,
    type: row.type,
    label: findTranslatedRow(row.translations, language)?.label || row.key,
    isRequired: row.required,
    surchargeCents: Math.max(0, parseCents(row.price_brutto) ?? 0),
    maxLength: row.max_length,
    options: Array.isArray(row.options) ? row.options.flatMap(toOption) : [],
  };
}

function toOption(option: unknown): PersonalizationField['options'] {
  if (typeof option !== 'object' || option === null || !('value' in option)) return [];
  const value = String(option.value);
  return [{ value, label: 'label' in option ? String(option.label) : value }];
}

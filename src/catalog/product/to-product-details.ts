import { parseCents } from '../../base/money.ts';
import { toImage } from '../../content/pages/page.ts';
import type {
  EcommerceManufacturerRow,
  EcommercePersonalizationFieldRow,
  EcommerceProductAttributeRow,
  EcommerceProductRow,
  EcommerceProductVariantRow,
  EcommerceSizeGuideRow,
} from '../../directus/rows.generated.ts';
import { withUnit } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation, toLang } from '../../i18n/translation.ts';
import { findSkuReduction, getRating } from '../cards/product-card.ts';
import { toEngravedMetal } from './engraving.tsx';
import type { PersonalizationField } from './personalization-rules.ts';
import type { Offer, Variant } from './product-choice.ts';
import {
  type Manufacturer,
  type ProductAttribute,
  type ProductDetails,
  type SizeGuide,
  toBranchStock,
} from './product-details.ts';

/**
 * Maps a product row to its details.
 *
 * @param now milliseconds, for the price log
 */
export function toProductDetails(row: EcommerceProductRow, language: Language, now: number): ProductDetails {
  const found = findTranslation(row.translations, language, `product ${row.id}`);
  const translation = found?.row;
  const personal = row.personalization;
  const attributes = row.attributes ?? [];
  return {
    offer: toOffer(row, language, now),
    name: translation?.display_name ?? '',
    lang: toLang(found?.language, language),
    teaser: translation?.teaser ?? null,
    description: translation?.description ?? null,
    reference: row.reference_number,
    images: (row.images ?? []).flatMap(({ directus_files_id: file }) => toImage(file, '') ?? []),
    attributes: attributes.flatMap((attribute) => toProductAttribute(attribute, language) ?? []),
    tags: row.tags ?? [],
    manufacturer: row.manufacturer && toManufacturer(row.manufacturer),
    personalization: personal && {
      key: personal.key,
      name: findTranslation(personal.translations, language, personal.key)?.row.display_name ?? '',
      metal: toEngravedMetal(getKeys(attributes, 'alloy')[0]),
    },
    branchStock: toBranchStock(row),
    sizeGuide: row.size_guide ? toSizeGuide(row.size_guide, language) : null,
    warrantyMonths: row.warranty_months,
    guaranteeMonths: row.guarantee_months,
    gtin: row.gtin,
    safety: translation?.safety_information ?? null,
    hasBattery: getKeys(attributes, 'movement').includes('quartz'),
    ratings: getRating((row.ratings ?? []).map(({ rating }) => rating)),
    seoTitle: translation?.seo_title ?? null,
    seoDescription: translation?.seo_description ?? null,
  };
}

/** Keys of a product's attribute values in one group. */
function getKeys(attributes: readonly EcommerceProductAttributeRow[], wanted: string): string[] {
  return attributes
    .filter(({ group }) => group?.key === wanted)
    .flatMap(({ display_values: values }) => values ?? [])
    .flatMap(({ ecommerce_attribute_id: value }) => value?.key ?? []);
}

function toProductAttribute(
  { group, display_values }: EcommerceProductAttributeRow,
  language: Language,
): ProductAttribute | undefined {
  const name = findTranslation(group?.translations, language, `attribute ${group?.key}`);
  const found = (display_values ?? [])
    .flatMap(({ ecommerce_attribute_id: value }) => value ?? [])
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ key, translations }) => ({ key, value: findTranslation(translations, language, key) }));
  if (!name?.row.display_name || found.length === 0) return undefined;
  const values = found.map(({ key, value }) => withUnit(value?.row.display_value ?? key, group?.unit));
  const other = found.find(({ value }) => toLang(value?.language, language))?.value?.language;
  return {
    key: group?.key ?? '',
    name: { text: name.row.display_name, lang: toLang(name.language, language) },
    values: { text: values, lang: other },
  };
}

function toManufacturer(row: EcommerceManufacturerRow): Manufacturer {
  const lines = [
    [row.street, row.number],
    [row.country, row.zip_code, row.city],
  ];
  return {
    name: row.display_name,
    slug: row.slug,
    address: lines.map((line) => line.filter(Boolean).join(' ')).filter(Boolean),
    email: row.email,
    website: row.website,
    responsible: row.responsible_name
      ? { name: row.responsible_name, email: row.responsible_email, address: row.responsible_address }
      : null,
  };
}

function toSizeGuide({ key, translations }: EcommerceSizeGuideRow, language: Language): SizeGuide | null {
  const translation = findTranslation(translations, language, `size guide ${key}`)?.row;
  const table = translation?.table;
  if (!table || typeof table !== 'object' || !('columns' in table) || !('rows' in table)) return null;
  const { columns, rows } = table;
  if (!Array.isArray(columns) || !Array.isArray(rows)) return null;
  return {
    key,
    name: translation.display_name,
    columns: columns.map(String),
    rows: rows.filter(Array.isArray).map((row) => row.map(String)),
  };
}

/**
 * Maps a product row to its offer.
 *
 * @param now milliseconds, for the price log
 */
function toOffer(row: EcommerceProductRow, language: Language, now: number): Offer {
  const translation = findTranslation(row.translations, language, `product ${row.id}`)?.row;
  return {
    id: row.id,
    cents: parseCents(row.price_brutto),
    reduction: findSkuReduction({ ...row, id: null }, row, now),
    stock: row.stock ?? 0,
    canReorder: row.reorder_possible ?? false,
    ...{ shippingDays: row.shipping_time, reorderDays: row.reorder_time },
    variantLabel: translation?.variant_display_name ?? null,
    variants: (row.product_variants ?? []).map((variant) => toVariant(variant, row, now)),
    fields: (row.personalization?.fields ?? []).map((field) => toField(field, language)),
  };
}

/** Maps a variant row; fields that it lacks are those of the product. */
function toVariant(variant: EcommerceProductVariantRow, product: EcommerceProductRow, now: number): Variant {
  return {
    id: variant.id,
    name: variant.display_name,
    referenceSuffix: variant.reference_number_suffix ?? '',
    cents: parseCents(variant.price_brutto ?? product.price_brutto),
    reduction: findSkuReduction(variant, product, now),
    stock: variant.stock ?? 0,
    canReorder: variant.reorder_possible ?? false,
    shippingDays: variant.shipping_time ?? product.shipping_time,
    reorderDays: variant.reorder_time ?? product.reorder_time,
  };
}

/** Default length: the limit of the order API. */
const longestText = 500;

function toField(row: EcommercePersonalizationFieldRow, language: Language): PersonalizationField {
  const translation = findTranslation(row.translations, language, `field ${row.key}`)?.row;
  return {
    key: row.key,
    type: row.type,
    label: translation?.label ?? row.key,
    hint: translation?.hint ?? null,
    isRequired: row.required,
    surchargeCents: parseCents(row.price_brutto) ?? 0,
    maxLength: row.type === 'text' ? (row.max_length ?? longestText) : null,
    options: Array.isArray(row.options) ? row.options.flatMap(toOption) : [],
  };
}

function toOption(option: unknown): { value: string; label: string }[] {
  if (!option || typeof option !== 'object' || !('value' in option)) return [];
  return [{ value: String(option.value), label: 'label' in option ? String(option.label) : String(option.value) }];
}

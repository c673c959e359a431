import { toImage } from '../../content/pages/image.ts';
import type {
  EcommerceManufacturerRow,
  EcommerceProductAttributeRow,
  EcommerceProductRow,
  EcommerceSizeGuideRow,
} from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation, toLang } from '../../i18n/translation.ts';
import { withUnit } from '../../i18n/with-unit.ts';
import { getRating } from '../cards/product-card.ts';
import { toEngravedMetal } from './engraving.ts';
import type { Manufacturer, ProductAttribute, ProductDetails, SizeGuide } from './product-details.ts';
import { toBranchStock } from './to-branch-stock.ts';
import { toOffer } from './to-offer.ts';

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

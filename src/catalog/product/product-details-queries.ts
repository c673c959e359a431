import 'server-only';
import { listPictureFields } from '../../base/sized-picture.ts';
import { readItems } from '../../directus/client.ts';
import type { EcommerceProductRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { shownProduct } from '../index/product-filter-queries.ts';
import { getOrLoad, peekCached } from '../index/shop-cache-queries.ts';
import type { ProductDetails } from './product-details.ts';
import { toProductDetails } from './to-product-details.ts';

const own = [
  'id',
  'reference_number',
  'price_brutto',
  'original_price_brutto',
  'stock',
  'shipping_time',
  'reorder_time',
  'reorder_possible',
  'tags',
  'warranty_months',
  'guarantee_months',
  'gtin',
  'ratings.rating',
];

const branchStock = ['stock', 'branch.id', 'branch.display_name', 'branch.sort'];

const parts = {
  translations: [
    'language',
    'display_name',
    'teaser',
    'description',
    'variant_display_name',
    'safety_information',
    'seo_title',
    'seo_description',
  ],
  manufacturer: [
    'display_name',
    'slug',
    'website',
    'street',
    'number',
    'zip_code',
    'city',
    'country',
    'email',
    'responsible_name',
    'responsible_email',
    'responsible_address',
  ],
  product_variants: [
    'id',
    'display_name',
    'reference_number_suffix',
    'price_brutto',
    'original_price_brutto',
    'stock',
    'shipping_time',
    'reorder_time',
    'reorder_possible',
    ...branchStock.map((name) => `branch_stock.${name}`),
  ],
  branch_stock: branchStock,
  images: listPictureFields('directus_files_id'),
  price_log: ['price_brutto', 'valid_from', 'variant.id'],
  attributes: [
    'group.key',
    'group.unit',
    'group.translations.language',
    'group.translations.display_name',
    'display_values.ecommerce_attribute_id.key',
    'display_values.ecommerce_attribute_id.sort',
    'display_values.ecommerce_attribute_id.translations.language',
    'display_values.ecommerce_attribute_id.translations.display_value',
  ],
  personalization: [
    'key',
    'translations.language',
    'translations.display_name',
    'fields.key',
    'fields.type',
    'fields.required',
    'fields.price_brutto',
    'fields.max_length',
    'fields.options',
    'fields.translations.language',
    'fields.translations.label',
    'fields.translations.hint',
  ],
  size_guide: ['key', 'translations.language', 'translations.display_name', 'translations.table'],
};

const fields = [...own, ...Object.entries(parts).flatMap(([part, names]) => names.map((name) => `${part}.${name}`))];

/**
 * The details of a published product, in a preview of any product; undefined for others. One request, or none when they
 * are cached.
 *
 * @throws ContentApiError when Directus does not answer
 */
export async function findProductDetails(id: number, language: Language): Promise<ProductDetails | undefined> {
  const tags = [`product:${id}`, 'vocabulary'];
  return (await getOrLoad(toKey(id, language), tags, () => read(id, language))) ?? undefined;
}

/** The cached details; undefined when there are none. */
export function peekProductDetails(id: number, language: Language): ProductDetails | undefined {
  return peekCached<ProductDetails | null>(toKey(id, language)) ?? undefined;
}

const toKey = (id: number, language: Language) => `product ${id} ${language}`;

async function read(id: number, language: Language): Promise<ProductDetails | null> {
  const all = { _sort: ['sort', 'id'], _limit: -1 };
  const [row] = await readItems<EcommerceProductRow>('ecommerce_product', {
    fields,
    filter: shownProduct(id),
    deep: {
      images: all,
      branch_stock: { _limit: -1 },
      product_variants: { ...all, _filter: { active: { _eq: true } }, branch_stock: { _limit: -1 } },
      ratings: { _filter: { status: { _eq: 'published' } }, _limit: -1 },
      attributes: all,
      price_log: { _limit: -1 },
      personalization: { fields: all },
    },
    limit: 1,
  });
  return row ? toProductDetails(row, language, Date.now()) : null;
}

import 'server-only';
import { parseCents } from '../base/money.ts';
import { findItem, readItems, readNewest } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type {
  EcommerceManufacturerRow,
  EcommerceProductRow,
  EcommerceSettingsRow,
  EcommerceSubcategoryRow,
} from '../directus/rows.generated.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { findTranslation, type Translated } from '../i18n/translation.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index.ts';
import { getPriceTag } from './product-card.ts';

const published = () => ({ _and: [ofProject(), { status: { _eq: 'published' } }] });

/** Changes whenever a product is added, changed or taken away; one small call. */
export function readCatalogueStamp(): Promise<string> {
  return readNewest('ecommerce_product', published());
}

/** Everything that the index knows, in three calls that start together. */
export async function readCatalogueIndex(): Promise<CatalogueIndex> {
  const settings = await findItem<EcommerceSettingsRow>('ecommerce_settings', {
    fields: ['default_sort'],
    filter: ofProject(),
  });
  const [products, subcategories, manufacturers] = await Promise.all([
    readItems<EcommerceProductRow>('ecommerce_product', {
      fields: [
        'id',
        'price_brutto',
        'date_created',
        'category.key',
        'manufacturer.slug',
        'subcategories.subcategory_id.key',
        'product_variants.price_brutto',
        'product_variants.active',
        'translations.language',
        'translations.display_name',
      ],
      filter: published(),
      sort: [settings?.default_sort || 'sort', 'id'],
      limit: -1,
    }),
    readItems<EcommerceSubcategoryRow>('ecommerce_subcategory', {
      fields: ['key', 'category.key', 'translations.*'],
      filter: { category: ofProject() },
      sort: ['sort'],
      limit: -1,
    }),
    readItems<EcommerceManufacturerRow>('ecommerce_manufacturer', {
      fields: ['slug', 'display_name'],
      filter: ofProject(),
      sort: ['display_name'],
      limit: -1,
    }),
  ]);
  return {
    products: products.map(toIndexedProduct),
    subcategories: subcategories.map((row) => ({
      key: row.key ?? '',
      category: row.category?.key ?? null,
      names: toNames(row.translations, row.key ?? ''),
    })),
    manufacturers: manufacturers.map(({ slug, display_name }) => {
      const name = display_name ?? slug ?? '';
      return { key: slug ?? '', names: { de: name, en: name, fr: name } };
    }),
  };
}

function toIndexedProduct(row: EcommerceProductRow): IndexedProduct {
  const variants = (row.product_variants ?? []).filter(({ active }) => active);
  const price = getPriceTag(
    parseCents(row.price_brutto),
    null,
    variants.map((variant) => ({ priceCents: parseCents(variant.price_brutto) })),
  );
  return {
    id: row.id,
    names: toNames(row.translations, ''),
    priceCents: price.kind === 'on_request' ? null : price.cents,
    createdAt: row.date_created ? Date.parse(row.date_created) : 0,
    category: row.category?.key ?? null,
    subcategories: (row.subcategories ?? []).flatMap(({ subcategory_id }) => subcategory_id?.key ?? []),
    manufacturer: row.manufacturer?.slug ?? null,
  };
}

function toNames(
  rows: readonly (Translated & { display_name: string | null })[] | null,
  otherwise: string,
): Record<Language, string> {
  const names = languages.map((language) => [
    language,
    findTranslation(rows, language, 'name in the catalogue')?.words.display_name ?? otherwise,
  ]);
  return Object.fromEntries(names) as Record<Language, string>;
}

import 'server-only';
import { createHash } from 'node:crypto';
import { holidayFields } from '../../content/opening-hours/holiday.ts';
import { readItems } from '../../directus/client.ts';
import { getConnection, ofProject, readInBackground } from '../../directus/connection.ts';
import type { EcommerceProductRow } from '../../directus/rows.generated.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { readProductDates, readProductExtent, readProductIds } from './product-dates-queries.ts';
import { listedProducts } from './product-filter-queries.ts';
import { readFormerAddresses, readProducts } from './product-rows-queries.ts';
import { readVocabulary } from './vocabulary-queries.ts';

const openingFields = ['opening_periods', 'opening_hours'].map((name) => `${name}.*`);

/** Data that product pages show and the index does not hold; small, and without dates of its own. */
const referenceCollections = [
  {
    collection: 'ecommerce_manufacturer',
    fields: [
      'id',
      'date_updated',
      'display_name',
      'website',
      'logo.id',
      'translations.language',
      'translations.description',
    ],
    isOfProject: true,
  },
  // Delivery times are calculated from these three.
  { collection: 'holiday', fields: ['id', ...holidayFields], isOfProject: true },
  { collection: 'branch', fields: ['id', 'sort', 'status', ...openingFields], isOfProject: true },
  {
    collection: 'ecommerce_settings',
    fields: [
      ...['personalization_days_min', 'personalization_days_max', 'last_dispatch_day'],
      ...[
        'is_collection',
        'additional_days',
        'transit_days_min',
        'transit_days_max',
        'postcodes',
        'sort',
        'countries.*',
      ].map((name) => `shipping_methods_config.${name}`),
    ],
    isOfProject: true,
  },
  {
    collection: 'ecommerce_size_guide',
    fields: ['id', 'key', 'translations.language', 'translations.display_name', 'translations.table'],
    isOfProject: false,
  },
  {
    collection: 'ecommerce_personalization',
    fields: [
      'id',
      'key',
      'translations.language',
      'translations.display_name',
      'fields.key',
      'fields.type',
      'fields.required',
      'fields.price_brutto',
      'fields.max_length',
      'fields.options',
      'fields.sort',
      'fields.translations.language',
      'fields.translations.label',
      'fields.translations.hint',
    ],
    isOfProject: false,
  },
];

/** A hash that changes when a manufacturer, a size guide, a personalization or a working or dispatch day does. */
async function readReferenceDataHash(): Promise<string> {
  const rows = await Promise.all(
    referenceCollections.map(({ collection, fields, isOfProject }) =>
      readItems(collection, { fields, ...(isOfProject ? { filter: ofProject() } : {}), sort: ['id'], limit: -1 }),
    ),
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64');
}

/** Directus as the source of the catalogue, read with background priority: no visitor waits for these answers. */
export const directusSource: CatalogueSource = {
  readExtent: () => readInBackground(readProductExtent),
  readDates: (since) => readInBackground(() => readProductDates(since)),
  readProducts: async function* (wanted, defaultSort) {
    const pages = readProducts(wanted, defaultSort);
    for (;;) {
      const page = await readInBackground(() => pages.next());
      if (page.done) return;
      yield page.value;
    }
  },
  readIds: () => readInBackground(readProductIds),
  readVocabulary: () => readInBackground(readVocabulary),
  readFormerAddresses: () => readInBackground(readFormerAddresses),
  readReferenceDataHash: () => readInBackground(readReferenceDataHash),
};

/** The project that the catalogue belongs to. */
export function getProject(): string {
  return getConnection().siteDomain;
}

/** When the content of the shop's pages last changed, as ISO dates of Directus. The sitemap uses it. */
export type CatalogueDates = {
  shop: string | undefined;
  categories: ReadonlyMap<string, string>;
  /** By slug; published products only. */
  products: ReadonlyMap<string, string>;
  /** By slug; only brands and tags that have products. */
  brands: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
};

type Row = Pick<EcommerceProductRow, 'slug' | 'category' | 'manufacturer' | 'tags' | 'date_created' | 'date_updated'>;

/** Reads the dates of all published products in one request. */
export async function getCatalogueDates(): Promise<CatalogueDates> {
  const rows = await readItems<Row>('ecommerce_product', {
    fields: ['slug', 'category.key', 'manufacturer.slug', 'tags', 'date_created', 'date_updated'],
    filter: listedProducts(),
    limit: -1,
  });
  return {
    shop: collectDates(rows, () => ['shop']).get('shop'),
    categories: collectDates(rows, ({ category }) => [category?.key]),
    products: collectDates(rows, ({ slug }) => [slug]),
    brands: collectDates(rows, ({ manufacturer }) => [manufacturer?.slug]),
    tags: collectDates(rows, ({ tags }) => tags ?? []),
  };
}

/** The latest change by each name that rows have. */
function collectDates(
  rows: readonly Row[],
  getNames: (row: Row) => readonly (string | null | undefined)[],
): Map<string, string> {
  const dates = new Map<string, string>();
  for (const row of rows) {
    const changedAt = row.date_updated ?? row.date_created ?? '';
    for (const name of getNames(row)) {
      if (name && changedAt >= (dates.get(name) ?? '')) dates.set(name, changedAt);
    }
  }
  return dates;
}

import 'server-only';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { EcommerceProductRow } from '../../directus/rows.generated.ts';

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
    filter: { _and: [ofProject(), { status: { _eq: 'published' } }] },
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

import 'server-only';
import { readPages } from '../../base/read-pages.ts';
import { readCountAndNewest, readItems } from '../../directus/client.ts';
import type { EcommerceProductRow } from '../../directus/rows.generated.ts';
import { listedProducts } from './product-filter-queries.ts';

/** The number of products and the date of the latest change; one small request. */
export function readProductExtent(): Promise<{ count: number; newest: string | null }> {
  return readCountAndNewest('ecommerce_product', listedProducts());
}

/** Dates per request: an import changes all products within a minute. */
const datesPerRequest = 5_000;

type DatedRow = Pick<EcommerceProductRow, 'id' | 'date_created' | 'date_updated'>;

/** Date of the latest change of each product that changed since then. */
export async function readProductDates(since: string): Promise<Map<number, string>> {
  const dates = new Map<number, string>();
  const isSince = { _or: [{ date_updated: { _gte: since } }, { date_created: { _gte: since } }] };
  const readDated = (after: number) =>
    readItems<DatedRow>('ecommerce_product', {
      ...{ fields: ['id', 'date_created', 'date_updated'], sort: ['id'], limit: datesPerRequest },
      filter: listedProducts({ id: { _gt: after } }, isSince),
    });
  for await (const rows of readPages(datesPerRequest, readDated)) {
    for (const { id, date_created, date_updated } of rows) dates.set(id, date_updated ?? date_created ?? '');
  }
  return dates;
}

/** The ids of all products, to find removed ones. */
export async function readProductIds(): Promise<number[]> {
  const rows = await readItems<{ id: number }>('ecommerce_product', {
    fields: ['id'],
    filter: listedProducts(),
    limit: -1,
  });
  return rows.map(({ id }) => id);
}

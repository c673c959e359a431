import 'server-only';
import { readItems } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { EcommerceProductRow } from '../directus/rows.generated.ts';

/** When a piece of each category last changed; null stands for the whole shop. */
export async function getListDates(): Promise<ReadonlyMap<string | null, string>> {
  const rows = await readItems<Pick<EcommerceProductRow, 'category' | 'date_created' | 'date_updated'>>(
    'ecommerce_product',
    {
      fields: ['category.key', 'date_created', 'date_updated'],
      filter: { _and: [ofProject(), { status: { _eq: 'published' } }] },
      limit: -1,
    },
  );
  const dates = new Map<string | null, string>();
  for (const { category, date_created, date_updated } of rows) {
    const changedAt = date_updated ?? date_created;
    if (!changedAt) continue;
    for (const key of [category?.key ?? null, null]) {
      if (changedAt > (dates.get(key) ?? '')) dates.set(key, changedAt);
    }
  }
  return dates;
}

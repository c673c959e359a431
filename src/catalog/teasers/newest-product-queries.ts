import 'server-only';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { getProductCards } from '../cards/product-card-queries.ts';

/** The newest products, optionally of one category. */
export async function getNewestProducts(
  category: string | null,
  count: number,
  language: Language,
): Promise<ProductCard[]> {
  const ofCategory = category ? [{ category: { key: { _eq: category } } }] : [];
  const rows = await readItems<{ id: number }>('ecommerce_product', {
    fields: ['id'],
    filter: { _and: [ofProject(), { status: { _eq: 'published' } }, ...ofCategory] },
    sort: ['-date_created', '-id'],
    limit: count,
  });
  return getProductCards(
    rows.map(({ id }) => id),
    language,
  );
}

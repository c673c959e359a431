import 'server-only';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { getProductCards } from '../cards/product-card-queries.ts';
import { shuffleDaily } from './shuffle-daily.ts';

/**
 * A few random published products, optionally of one category. The selection changes daily and is the same in every
 * language, so that it stays when a visitor switches the language.
 */
export async function getRandomProducts(
  category: string | null,
  count: number,
  language: Language,
): Promise<ProductCard[]> {
  const ofCategory = category ? [{ category: { key: { _eq: category } } }] : [];
  const rows = await readItems<{ id: number }>('ecommerce_product', {
    fields: ['id'],
    filter: { _and: [ofProject(), { status: { _eq: 'published' } }, ...ofCategory] },
    limit: -1,
  });
  const today = new Date().toISOString().slice(0, 10);
  const ids = shuffleDaily(
    rows.map(({ id }) => id),
    today,
  );
  return getProductCards(ids.slice(0, count), language);
}

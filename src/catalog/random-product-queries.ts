import 'server-only';
import { readItems } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { Language } from '../i18n/languages.ts';
import type { ProductCard } from './product-card.ts';
import { getProductCards } from './product-card-queries.ts';

/** A few published products by chance; of one category where one is named. */
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
  const ids = takeByChance(
    rows.map(({ id }) => id),
    count,
  );
  return getProductCards(ids, language);
}

/** Directus has no random order, so chance is ours. */
function takeByChance<T>(things: readonly T[], count: number): T[] {
  const left = [...things];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(Math.random() * left.length), 1),
  ).flat();
}

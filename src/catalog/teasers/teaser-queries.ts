import 'server-only';
import { createHash } from 'node:crypto';
import { readItems } from '../../directus/client.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { getProductCards } from '../cards/product-card-queries.ts';
import { listedProducts } from '../index/product-filter-queries.ts';

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
    filter: listedProducts(...ofCategory),
    limit: -1,
  });
  const today = new Date().toISOString().slice(0, 10);
  const ids = shuffleDaily(
    rows.map(({ id }) => id),
    today,
  );
  return getProductCards(ids.slice(0, count), language);
}

/** Shuffles ids in an order that is the same throughout a day. Directus cannot sort randomly. */
export function shuffleDaily(ids: readonly number[], day: string): number[] {
  const entries = ids.map((id) => ({ id, lot: createHash('sha256').update(`${day} ${id}`).digest('hex') }));
  return entries.sort((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ id }) => id);
}

/** The newest products, optionally of one category. */
export async function getNewestProducts(
  category: string | null,
  count: number,
  language: Language,
): Promise<ProductCard[]> {
  const ofCategory = category ? [{ category: { key: { _eq: category } } }] : [];
  const rows = await readItems<{ id: number }>('ecommerce_product', {
    fields: ['id'],
    filter: listedProducts(...ofCategory),
    sort: ['-date_created', '-id'],
    limit: count,
  });
  return getProductCards(
    rows.map(({ id }) => id),
    language,
  );
}

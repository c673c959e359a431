import 'server-only';
import { createHash } from 'node:crypto';
import { readItems } from '../../directus/client.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { getProductCards } from '../cards/product-card-queries.ts';
import { listedProducts } from '../index/product-filter-queries.ts';

/**
 * A few published products in random order, optionally of one category. The order follows from the products alone: it
 * is the same in every language and whenever a page is rendered, and another one as soon as a product comes or goes.
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
  const ids = shuffle(rows.map(({ id }) => id));
  return getProductCards(ids.slice(0, count), language);
}

/** Shuffles ids in an order that depends on nothing but them. Directus cannot sort randomly. */
export function shuffle(ids: readonly number[]): number[] {
  const seed = hash(ids.toSorted((one, other) => one - other).join());
  const entries = ids.map((id) => ({ id, lot: hash(`${seed} ${id}`) }));
  return entries.sort((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ id }) => id);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

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

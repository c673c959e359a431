import 'server-only';
import type { Language } from '../i18n/languages.ts';
import { getCatalogue } from './catalogue.ts';
import { clampPage, selectProducts } from './catalogue-index.ts';
import { type ListQuery, productPageSize } from './list-query.ts';
import type { ProductCard } from './product-card.ts';
import { getProductCards } from './product-card-queries.ts';

/** What E2 calls the list's metadata, and the cards of all pages up to the one asked for. */
export type ProductList = {
  cards: ProductCard[];
  meta: { resultCount: number; filterCount: number; limit: number; offset: number; page: number; pageCount: number };
};

export async function getProductList(
  category: string | null,
  query: ListQuery,
  language: Language,
): Promise<ProductList> {
  const ids = selectProducts(await getCatalogue(), category, query, language);
  const page = clampPage(query.page, ids.length, productPageSize);
  const cards = await getProductCards(ids.slice(0, (page + 1) * productPageSize), language);
  return {
    cards,
    meta: {
      resultCount: cards.length,
      filterCount: ids.length,
      limit: productPageSize,
      offset: page * productPageSize,
      page,
      pageCount: Math.ceil(ids.length / productPageSize),
    },
  };
}

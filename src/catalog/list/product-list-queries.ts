import 'server-only';
import type { Language } from '../../i18n/languages.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { getProductCards, peekProductCards } from '../cards/product-card-queries.ts';
import { getCatalogue } from '../index/catalogue.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { clampPage, selectProducts } from '../index/select-products.ts';
import { type ListQuery, maxPagesShown, productPageSize } from './list-query.ts';

/** Which products a list shows, and what E2 calls its metadata. */
export type ListSelection = {
  /** Of the pages up to the one asked for, from `meta.firstPage` on. */
  ids: readonly number[];
  meta: {
    resultCount: number;
    filterCount: number;
    limit: number;
    offset: number;
    page: number;
    pageCount: number;
    firstPage: number;
  };
};

export function selectList(
  catalogue: CatalogueIndex,
  scope: ListScope,
  query: ListQuery,
  language: Language,
): ListSelection {
  const found = selectProducts(catalogue, scope, query, language);
  const page = clampPage(query.page, found.length, productPageSize);
  const firstPage = page - (page % maxPagesShown);
  const ids = found.slice(firstPage * productPageSize, (page + 1) * productPageSize);
  return {
    ids,
    meta: {
      resultCount: ids.length,
      filterCount: found.length,
      limit: productPageSize,
      offset: page * productPageSize,
      page,
      pageCount: Math.ceil(found.length / productPageSize),
      firstPage,
    },
  };
}

/** The list once the catalogue has been read. */
export async function getListSelection(scope: ListScope, query: ListQuery, language: Language): Promise<ListSelection> {
  return selectList(await getCatalogue(), scope, query, language);
}

/**
 * The cards from the first on that are in memory, page by page, and the ids of those that are not: what a reader has
 * seen already stands still while more comes.
 */
export function splitCards(
  ids: readonly number[],
  language: Language,
): { cards: ProductCard[]; missingIds: readonly number[] } {
  const cards: ProductCard[] = [];
  for (let at = 0; at < ids.length; at += productPageSize) {
    const known = peekProductCards(ids.slice(at, at + productPageSize), language);
    if (!known) return { cards, missingIds: ids.slice(at) };
    cards.push(...known);
  }
  return { cards, missingIds: [] };
}

/** Undefined when they cannot be had: boundaries do not run on the server, and a reader without scripts has none. */
export async function tryToGetCards(ids: readonly number[], language: Language): Promise<ProductCard[] | undefined> {
  try {
    return await getProductCards(ids, language);
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'product list failed', reason: String(error) }));
    return undefined;
  }
}

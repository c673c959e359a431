import type { Language } from '../../i18n/languages.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { peekCatalogue } from '../index/catalogue.ts';
import type { ListQuery } from './list-query.ts';
import { type ListSelection, selectList, splitCards } from './product-list-queries.ts';

/** The requested list. */
export type ListRequest = {
  language: Language;
  scope: ListScope;
  /** Path of the list, without its query. */
  path: string;
  query: ListQuery;
};

/** A list as far as it is cached: what its sections need to render without streaming. */
export type PreparedList = ListRequest & {
  /** Undefined before the catalogue is loaded. */
  selection: ListSelection | undefined;
  /** The leading cards that are cached; the ids of the others are in `missingIds`. */
  cards: ProductCard[];
  missingIds: readonly number[];
};

export function prepareList(request: ListRequest): PreparedList {
  const { scope, query, language } = request;
  const catalogue = peekCatalogue();
  const selection = catalogue && selectList(catalogue, scope, query, language);
  return { ...request, selection, ...splitCards(selection?.ids ?? [], language) };
}

/** Whether the whole list is cached. */
export function isListCached({ selection, missingIds }: PreparedList): boolean {
  return selection !== undefined && missingIds.length === 0;
}

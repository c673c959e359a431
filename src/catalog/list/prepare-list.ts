import type { Language } from '../../i18n/languages.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { peekCatalogue } from '../index/catalogue.ts';
import type { ListQuery } from './list-query.ts';
import { type ListSelection, selectList, splitCards } from './product-list-queries.ts';

/** Which list is asked for. */
export type ListRequest = {
  language: Language;
  scope: ListScope;
  /** Its address without the query. */
  path: string;
  query: ListQuery;
};

/** A list as far as it is in memory: what its sections need to stand in place. */
export type PreparedList = ListRequest & {
  /** Undefined until the catalogue has been read. */
  selection: ListSelection | undefined;
  /** The first cards, and the ids of those after them that have to be fetched. */
  cards: ProductCard[];
  missingIds: readonly number[];
};

export function prepareList(request: ListRequest): PreparedList {
  const { scope, query, language } = request;
  const catalogue = peekCatalogue();
  const selection = catalogue && selectList(catalogue, scope, query, language);
  return { ...request, selection, ...splitCards(selection?.ids ?? [], language) };
}

/** Whether nobody has to wait for any of it. */
export function isListCached({ selection, missingIds: missing }: PreparedList): boolean {
  return selection !== undefined && missing.length === 0;
}

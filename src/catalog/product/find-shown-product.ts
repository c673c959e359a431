import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getSiteTexts } from '../../routing/addresses.ts';
import { findCategoryHref } from '../../routing/routes.ts';
import { peekCatalogue } from '../index/catalogue.ts';
import { findIndexedProduct } from '../index/find-product.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { isDeliveryCached } from './delivery-queries.ts';
import { peekProductDetails } from './product-details-queries.ts';

/** `unknown` means that the catalogue is not loaded yet. */
export type ShownProduct = { state: 'shown'; product: IndexedProduct } | { state: 'missing' } | { state: 'unknown' };

export function findShownProduct(slug: string): ShownProduct {
  const found = findIndexedProduct(slug);
  if (found?.state === 'shown') return found;
  return { state: peekCatalogue() ? 'missing' : 'unknown' };
}

/** Whether everything the product page needs is cached. */
export function isProductCached({ id }: IndexedProduct, language: Language): boolean {
  return peekProductDetails(id, language) !== undefined && isDeliveryCached();
}

/** The list that a product belongs to: its category, otherwise the whole shop. */
export function findParentList(
  { category }: Pick<IndexedProduct, 'category'>,
  language: Language,
  root: string,
): { name: string; path: string } {
  const path = category ? findCategoryHref(category, language) : undefined;
  const known = getSiteTexts().categories.find(({ key }) => key === category);
  return path
    ? { name: known?.names[language] ?? known?.names.de ?? '', path }
    : { name: getMessages(language).catalog.shop, path: root };
}

import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getSiteTexts } from '../../routing/addresses.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { findIndexedProductById } from '../index/find-product.ts';
import { formatProductIds } from '../wishlist/wishlist.ts';
import { maxCompared } from './select-compared.ts';

/** Address of a comparison; undefined where the language has no shop. */
export function findCompareHref(ids: readonly number[], language: Language): string | undefined {
  const path = findShopHref('compare', language);
  return path && path + formatProductIds(ids);
}

/** Links that compare the products of a list, one for each category that has several. */
export function listComparisons(ids: readonly number[], language: Language): { label: string; href: string }[] {
  const products = ids.flatMap((id) => findIndexedProductById(id) ?? []);
  const categories = [...new Set(products.map(({ category }) => category))];
  const messages = getMessages(language).compare;
  return categories.flatMap((category) => {
    const alike = products.filter((product) => product.category === category).map(({ id }) => id);
    const href = findCompareHref(alike.slice(0, maxCompared), language);
    if (!href || alike.length < 2) return [];
    const names = getSiteTexts().categories.find(({ key }) => key === category)?.names;
    const name = categories.length > 1 ? (names?.[language] ?? names?.de) : undefined;
    const these = alike.length > maxCompared ? messages.theseFirst : messages.these;
    return { label: name ? `${name}: ${these}` : these, href };
  });
}

import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getSiteTexts } from '../../routing/addresses.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { findIndexedProductById } from '../index/find-product.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { formatProductIds } from '../wishlist/shared-wishlist.ts';

/** Id of the status line. It gets the focus when a product was added, or when none is left to remove. */
export const statusId = 'compare-status';

/** Id of the link that removes a product. */
export const toRemoveId = (id: number): string => `remove-${id}`;

/** The address without a product; its fragment moves the focus to the remove link of the product in its place. */
export function formatRemoval(ids: readonly number[], id: number): string {
  const left = ids.filter((one) => one !== id);
  const next = left[Math.min(ids.indexOf(id), left.length - 1)];
  return formatChange(left, id, next === undefined ? statusId : toRemoveId(next));
}

export function formatAddition(ids: readonly number[], id: number): string {
  return formatChange([...ids, id], id, statusId);
}

function formatChange(ids: readonly number[], changed: number, place: string): string {
  const query = formatProductIds(ids);
  return `${query}${query ? '&' : '?'}changed=${changed}#${place}`;
}

/** The product that was just added or removed. */
export function parseChanged(query: string): number | undefined {
  const changed = new URLSearchParams(query).get('changed') ?? '';
  return /^[1-9]\d{0,8}$/.test(changed) ? Number(changed) : undefined;
}

/** With more columns the table cannot be read at a glance. */
export const maxCompared = 4;

/** The products of an address: those that can be compared, and the others by the reason why not. */
export type ComparisonSelection<Product> = {
  shown: Product[];
  /** Those of another category than the first. */
  otherCategories: Product[];
  beyondLimit: Product[];
  /** How many ids are no product of the shop. */
  unknownCount: number;
};

/** Selects the products of the first one's category, since only these share its attributes. */
export function selectCompared<Product extends Pick<IndexedProduct, 'category'>>(
  ids: readonly number[],
  find: (id: number) => Product | undefined,
): ComparisonSelection<Product> {
  const known = ids.flatMap((id) => find(id) ?? []);
  const isAlike = ({ category }: Product) => category === known[0]?.category;
  const alike = known.filter(isAlike);
  return {
    shown: alike.slice(0, maxCompared),
    otherCategories: known.filter((product) => !isAlike(product)),
    beyondLimit: alike.slice(maxCompared),
    unknownCount: ids.length - known.length,
  };
}

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

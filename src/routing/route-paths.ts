import { keysOf } from '../base/records.ts';
import type { Language } from '../i18n/languages.ts';
import type { Addresses } from './addresses.ts';
import { type ListScope, wholeShop } from './list-scope.ts';
import { findArticleHref, findCategoryHref, findShownHref, type PageKey, pageRoutes } from './routes.ts';
import { shopRoutes, shopSlugRoutes } from './shop-routes.ts';

/** Pages with no layout or one of their own. */
const separateFramePages: ReadonlySet<PageKey> = new Set(['home', 'display', 'offline']);

/** Paths of the published pages of the route table in a language, each once: in French the imprint includes privacy. */
export function getPagePaths(addresses: Addresses, language: Language): { page: PageKey; path: string }[] {
  const pages = keysOf(pageRoutes).flatMap((page) => {
    const path = findShownHref(page, language, addresses);
    return path && !separateFramePages.has(page) ? [{ page, path }] : [];
  });
  return pages.filter(({ path }, at) => pages.findIndex((other) => other.path === path) === at);
}

export function getArticlePaths({ articles }: Addresses, language: Language): { article: number; path: string }[] {
  return articles.flatMap(({ id, slugs }) => {
    const path = findArticleHref(slugs, language);
    return path ? [{ article: id, path }] : [];
  });
}

export function getEditorPagePaths({ pages }: Addresses, language: Language): { page: number; path: string }[] {
  return pages.flatMap(({ id, paths: { [language]: path } }) => (path ? [{ page: id, path }] : []));
}

/** Product lists: the whole shop, each category, and search results. */
export function getProductListPaths(addresses: Addresses, language: Language): { scope: ListScope; path: string }[] {
  const root = addresses.storeRoots[language];
  if (!root) return [];
  const categories = addresses.categories.flatMap(({ key }) => {
    const path = findCategoryHref(key, language, addresses);
    return path ? [{ scope: { kind: 'category' as const, key }, path }] : [];
  });
  const search = { scope: { kind: 'search' as const }, path: `${root}/${shopRoutes.search[language]}` };
  return [{ scope: wholeShop, path: root }, ...categories, search];
}

/** Product lists by brand and by topic. */
export function getSlugListPaths(
  { storeRoots }: Addresses,
  language: Language,
): { kind: 'brand' | 'tag'; path: string }[] {
  const root = storeRoots[language];
  if (!root) return [];
  return (['brand', 'tag'] as const).map((kind) => ({ kind, path: `${root}/${shopSlugRoutes[kind][language]}` }));
}

/** Parent path of product pages; empty without a shop. */
export function getProductRoots({ storeRoots }: Addresses, language: Language): string[] {
  const root = storeRoots[language];
  return root ? [`${root}/${shopSlugRoutes.product[language]}`] : [];
}

/** Shop pages that exist once: wishlist, comparison, request forms and cart. */
export function getShopPagePaths(
  { storeRoots }: Addresses,
  language: Language,
): { page: 'wishlist' | 'compare' | 'request' | 'cart'; path: string }[] {
  const root = storeRoots[language];
  if (!root) return [];
  return (['wishlist', 'compare', 'request', 'cart'] as const).map((page) => ({
    page,
    path: `${root}/${shopRoutes[page][language]}`,
  }));
}

/** Path of the checkout; empty without a shop. */
export function getCheckoutPaths({ storeRoots }: Addresses, language: Language): string[] {
  const root = storeRoots[language];
  return root ? [`${root}/${shopRoutes.checkout[language]}`] : [];
}

/** Parent path of order pages; empty without a shop. */
export function getOrderRoots({ storeRoots }: Addresses, language: Language): string[] {
  const root = storeRoots[language];
  return root ? [`${root}/${shopSlugRoutes.order[language]}`] : [];
}

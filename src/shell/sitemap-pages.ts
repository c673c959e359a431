import { addresses } from '../addresses.ts';
import { getListDates } from '../catalog/list-date-queries.ts';
import { getWrittenAddresses } from '../content/page-date-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { findCategoryHref, findHref, isKnownPath, type PageKey, pageRoutes } from '../routes.ts';
import { getAlternates } from './alternates.ts';
import { isIndexedPage } from './indexed-pages.ts';
import type { SitemapPage } from './sitemap.ts';

type Found = { path: string; changedAt: string | null };

/** Every page of a language that a search engine may show, each address once. */
export async function getSitemapPages(language: Language): Promise<SitemapPage[]> {
  const [written, lists] = await Promise.all([getWrittenAddresses(), getListDates()]);
  const ofTable = (Object.keys(pageRoutes) as PageKey[]).filter(isIndexedPage).flatMap((page): Found[] => {
    const path = findHref(page, language);
    const changedAt = written.find(({ key }) => key === page)?.changedAt ?? null;
    return path ? [{ path, changedAt }] : [];
  });
  const ofShop = getLists(language).map(({ path, key }) => ({ path, changedAt: lists.get(key) ?? null }));
  const others = written.filter(({ key, path }) => key === null && isKnownPath(path));
  const ofEditors = others.flatMap(({ path, changedAt }): Found[] => {
    const own = getAlternates(path).find((one) => one.language === language);
    return own ? [{ path: own.path, changedAt }] : [];
  });
  const all = [...ofTable, ...ofShop, ...ofEditors];
  const first = all.filter(({ path }, at) => all.findIndex((other) => other.path === path) === at);
  return first.map((page) => ({ ...page, alternates: getAlternates(page.path) }));
}

function getLists(language: Language): { path: string; key: string | null }[] {
  const shop = addresses.storeRoots[language];
  const categories = addresses.categories.flatMap(({ key }) => {
    const path = findCategoryHref(key, language);
    return path ? [{ path, key }] : [];
  });
  return shop ? [{ path: shop, key: null }, ...categories] : [];
}

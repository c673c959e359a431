import { keysOf } from '../base/records.ts';
import { type CatalogueDates, getCatalogueDates } from '../catalog/index/catalogue-date-queries.ts';
import { getPageAddresses } from '../content/pages/page-date-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { findCategoryHref, findHref, isKnownPath, pageRoutes } from '../routing/routes.ts';
import { findShopSlugHref } from '../routing/shop-routes.ts';
import { getAlternates } from './alternates.ts';
import { isIndexedPage } from './indexed-pages.ts';
import type { SitemapPage } from './sitemap.ts';

type Found = { path: string; changedAt: string | null };

/** Every indexable page of a language, each path once. */
export async function getSitemapPages(language: Language): Promise<SitemapPage[]> {
  const [pageAddresses, catalogue] = await Promise.all([getPageAddresses(), getCatalogueDates()]);
  const ofTable = keysOf(pageRoutes)
    .filter(isIndexedPage)
    .flatMap((page): Found[] => {
      const path = findHref(page, language);
      const changedAt = pageAddresses.find(({ key }) => key === page)?.changedAt ?? null;
      return path ? [{ path, changedAt }] : [];
    });
  const ofShop = getShopPages(catalogue, language);
  const others = pageAddresses.filter(({ key, path }) => key === null && isKnownPath(path));
  const ofEditors = others.flatMap(({ path, changedAt }): Found[] => {
    const own = getAlternates(path).find((one) => one.language === language);
    return own ? [{ path: own.path, changedAt }] : [];
  });
  const all = [...ofTable, ...ofShop, ...ofEditors];
  const first = new Map(all.toReversed().map((page) => [page.path, page]));
  return [...first.values()].toReversed().map((page) => ({ ...page, alternates: getAlternates(page.path) }));
}

function getShopPages(dates: CatalogueDates, language: Language): Found[] {
  const shop = getAddresses().storeRoots[language];
  if (!shop) return [];
  const categories = getAddresses().categories.flatMap(({ key }): Found[] => {
    const path = findCategoryHref(key, language);
    return path ? [{ path, changedAt: dates.categories.get(key) ?? null }] : [];
  });
  const bySlug = { brand: dates.brands, tag: dates.tags, product: dates.products };
  const others = (['brand', 'tag', 'product'] as const).flatMap((page) =>
    [...bySlug[page]].flatMap(([slug, changedAt]): Found[] => {
      const path = findShopSlugHref(page, slug, language);
      return path ? [{ path, changedAt }] : [];
    }),
  );
  return [{ path: shop, changedAt: dates.shop ?? null }, ...categories, ...others];
}

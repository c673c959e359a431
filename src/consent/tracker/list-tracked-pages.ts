import type { Addresses } from '../../routing/addresses.ts';
import {
  getArticlePaths,
  getCheckoutPaths,
  getEditorPagePaths,
  getOrderRoots,
  getPagePaths,
  getProductListPaths,
  getProductRoots,
  getShopPagePaths,
  getSlugListPaths,
} from '../../routing/route-paths.ts';
import { areas, findHref, hrefTo, newsletterRoutes, withdrawnRoutes } from '../../routing/routes.ts';
import type { TrackedPages } from './tracking-data.ts';

/** The pages that the tracker may name. Written with each release, since it contains the paths that staff chose. */
export function listTrackedPages(addresses: Addresses): TrackedPages {
  const inAll = <T>(list: (language: (typeof addresses.languages)[number]) => readonly T[]) =>
    addresses.languages.flatMap(list);
  const pathsOf = (places: readonly { path: string }[]) => places.map(({ path }) => path);
  const quietPages = ['thanks', 'withdraw'] as const;
  const quiet = inAll((language) => [
    ...quietPages.map((page) => hrefTo(page, language)),
    ...Object.values(newsletterRoutes).map((routes) => routes[language]),
    withdrawnRoutes[language],
    ...pathsOf(getProductListPaths(addresses, language).filter(({ scope }) => scope.kind === 'search')),
    ...pathsOf(getShopPagePaths(addresses, language)),
    ...getCheckoutPaths(addresses, language),
  ]);
  const named = inAll((language) => [
    hrefTo('home', language),
    ...pathsOf(getPagePaths(addresses, language)),
    ...pathsOf(getArticlePaths(addresses, language)),
    ...pathsOf(getEditorPagePaths(addresses, language)),
    ...pathsOf(getProductListPaths(addresses, language)),
  ]);
  return {
    named: [...new Set(named)].filter((path) => !quiet.includes(path)),
    quiet,
    slugs: inAll((language) => [
      ...getProductRoots(addresses, language),
      ...pathsOf(getSlugListPaths(addresses, language)),
    ]),
    hidden: inAll((language) => [
      ...getOrderRoots(addresses, language),
      ...areas.flatMap((page) => findHref(page, language) ?? []),
    ]),
  };
}

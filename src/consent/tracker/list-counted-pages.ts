import type { Addresses } from '../../routing/addresses.ts';
import {
  getArticlesOf,
  getCheckoutsOf,
  getListsOf,
  getOrderRootsOf,
  getOwnPathsOf,
  getPagesOf,
  getProductRootsOf,
  getShopPagesOf,
  getSlugListsOf,
} from '../../routing/places.ts';
import { areas, findHref, hrefTo, newsletterRoutes, withdrawnRoutes } from '../../routing/routes.ts';
import type { CountedPages } from './counted-pages.ts';

/** Written with each release: the tracker knows the addresses that staff chose, and no others. */
export function listCountedPages(addresses: Addresses): CountedPages {
  const inAll = <T>(list: (language: (typeof addresses.languages)[number]) => readonly T[]) =>
    addresses.languages.flatMap(list);
  const pathsOf = (places: readonly { path: string }[]) => places.map(({ path }) => path);
  const quietPages = ['thanks', 'withdraw'] as const;
  const quiet = inAll((language) => [
    ...quietPages.map((page) => hrefTo(page, language)),
    ...Object.values(newsletterRoutes).map((routes) => routes[language]),
    withdrawnRoutes[language],
    ...pathsOf(getListsOf(addresses, language).filter(({ scope }) => scope.kind === 'search')),
    ...pathsOf(getShopPagesOf(addresses, language)),
    ...getCheckoutsOf(addresses, language),
  ]);
  const named = inAll((language) => [
    hrefTo('home', language),
    ...pathsOf(getPagesOf(language)),
    ...pathsOf(getArticlesOf(addresses, language)),
    ...pathsOf(getOwnPathsOf(addresses, language)),
    ...pathsOf(getListsOf(addresses, language)),
  ]);
  return {
    named: [...new Set(named)].filter((path) => !quiet.includes(path)),
    quiet,
    slugs: inAll((language) => [
      ...getProductRootsOf(addresses, language),
      ...pathsOf(getSlugListsOf(addresses, language)),
    ]),
    hidden: inAll((language) => [
      ...getOrderRootsOf(addresses, language),
      ...areas.flatMap((page) => findHref(page, language) ?? []),
    ]),
  };
}

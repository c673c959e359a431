import { type Language, languages } from '../../i18n/languages.ts';
import { type Addresses, getAddresses } from '../../routing/addresses.ts';
import { getProductListPaths } from '../../routing/route-paths.ts';
import { findShopPage } from '../../routing/shop-routes.ts';

/** The route of a shop address; whether the page exists is for the catalogue to tell. */
export type ShopRouteMatch =
  | { kind: 'list' | 'other'; language: Language }
  | { kind: 'brand' | 'tag' | 'product' | 'order'; language: Language; slug: string };

/** Paths of lists, cached per release. */
const lists = new WeakMap<Addresses, Map<string, Language>>();

/** The route of a path; undefined outside of the shop. */
export function matchShopRoute(path: string): ShopRouteMatch | undefined {
  const list = getListPaths(getAddresses()).get(path);
  if (list) return { kind: 'list', language: list };
  const language = languages.find((one) => {
    const root = getAddresses().storeRoots[one];
    return root && (path === root || path.startsWith(`${root}/`));
  });
  if (!language) return undefined;
  const page = findShopPage(path);
  return page && 'slug' in page ? { kind: page.page, language, slug: page.slug } : { kind: 'other', language };
}

function getListPaths(addresses: Addresses): Map<string, Language> {
  const known = lists.get(addresses);
  if (known) return known;
  const paths = new Map(
    languages.flatMap((language) =>
      getProductListPaths(addresses, language).map(({ path }) => [path, language] as const),
    ),
  );
  lists.set(addresses, paths);
  return paths;
}

import { type Language, languages } from '../../i18n/languages.ts';
import { addresses } from '../../routing/addresses.ts';
import { getProductListPaths } from '../../routing/route-paths.ts';
import { findShopPage } from '../../routing/shop-routes.ts';

/** The route of a shop address; whether the page exists is for the catalogue to tell. */
export type ShopRouteMatch =
  | { kind: 'list' | 'other'; language: Language }
  | { kind: 'brand' | 'tag' | 'product' | 'order'; language: Language; slug: string };

let lists: { of: typeof addresses; paths: Map<string, Language> } | undefined;

/** The route of a path; undefined outside of the shop. */
export function matchShopRoute(path: string): ShopRouteMatch | undefined {
  const list = getListPaths().get(path);
  if (list) return { kind: 'list', language: list };
  const language = languages.find((one) => {
    const root = addresses.storeRoots[one];
    return root && (path === root || path.startsWith(`${root}/`));
  });
  if (!language) return undefined;
  const page = findShopPage(path);
  return page && 'slug' in page ? { kind: page.page, language, slug: page.slug } : { kind: 'other', language };
}

/** Paths of lists, cached per release. */
function getListPaths(): Map<string, Language> {
  if (lists?.of === addresses) return lists.paths;
  const paths = new Map(
    languages.flatMap((language) =>
      getProductListPaths(addresses, language).map(({ path }) => [path, language] as const),
    ),
  );
  lists = { of: addresses, paths };
  return paths;
}

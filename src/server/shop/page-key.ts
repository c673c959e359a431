import { entryBytes, getCacheMemory, type MemoryCache } from '../../base/cache-memory.ts';
import { measureBytes } from '../../base/measure-bytes.ts';
import { isRobot } from '../../base/robots.ts';
import { formatListQuery, parseListQuery } from '../../catalog/list/list-query.ts';
import { formatProductQuery, parseProductQuery } from '../../catalog/product/product-query.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { type Addresses, getAddresses } from '../../routing/addresses.ts';
import { getProductListPaths } from '../../routing/route-paths.ts';
import { findShopPage } from '../../routing/shop-routes.ts';
import type { RequestTarget } from '../guard.ts';

/** Normalized addresses, by release and address; empty for what is not a page of the shop. */
let normalized: MemoryCache<string> | undefined;

/** Releases of this process, numbered. */
const releases = new WeakMap<Addresses, number>();
let releaseCount = 0;

const maxAddressLength = 2_000;

/** Long addresses are hardly requested twice. */
const maxCachedLength = 250;

/**
 * The canonical address of a shop page: its path and the parameters that the page knows, in a fixed order. Other
 * parameters change nothing.
 *
 * @returns undefined for what is not a page of the shop, and for a page with an error message
 */
export function findCanonicalShopAddress(path: string, search: string): string | undefined {
  const address = path + search;
  if (address.length > maxAddressLength) return undefined;
  normalized ??= getCacheMemory().open<string>();
  const key = `${getRelease(getAddresses())} ${address}`;
  const known = normalized.peek(key);
  if (known !== undefined) return known || undefined;
  const found = normalize(path, search) ?? '';
  const bytes = entryBytes + measureBytes(key) + measureBytes(found);
  if (address.length <= maxCachedLength) normalized.set(key, found, bytes);
  return found || undefined;
}

/** Cache key of a page. Bots get pages of their own, without streaming. */
export function toPageKey(address: string, release: string, userAgent: string | undefined): string {
  return `${release} ${isRobot(userAgent) ? 'robot' : 'reader'} ${address}`;
}

/** Cache key of a page that is the same for everybody; undefined for other pages. */
export function findSharedKey(
  { path, query }: RequestTarget,
  release: string,
  userAgent: string | undefined,
): string | undefined {
  const address = findCanonicalShopAddress(path, query);
  // Only the canonical address is shared; at any other the page depends on the request.
  return address !== undefined && address === path + query ? toPageKey(address, release, userAgent) : undefined;
}

function getRelease(addresses: Addresses): number {
  const known = releases.get(addresses);
  if (known !== undefined) return known;
  releaseCount += 1;
  releases.set(addresses, releaseCount);
  return releaseCount;
}

function normalize(path: string, search: string): string | undefined {
  const route = matchShopRoute(path);
  switch (route?.kind) {
    case 'product':
      return path + formatProductQuery(parseProductQuery(search));
    case 'list':
    case 'brand':
    case 'tag': {
      const query = parseListQuery(search);
      // The page repeats what it could not read, which is in no canonical address.
      return Object.keys(query.invalidPrices).length > 0 ? undefined : path + formatListQuery(query);
    }
    default:
      return undefined;
  }
}

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

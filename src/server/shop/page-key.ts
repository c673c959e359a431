import { isRobot } from '../../base/robots.ts';
import { formatListQuery, parseListQuery } from '../../catalog/list/list-query.ts';
import { addresses } from '../../routing/addresses.ts';
import type { RequestTarget } from '../request-target.ts';
import { matchShopRoute } from './match-shop-route.ts';

/** Normalized addresses, cached for the current release. */
const normalized = new Map<string, string | undefined>();
let normalizedFor: typeof addresses | undefined;
const maxEntries = 2_000;
const maxAddressLength = 2_000;
/** Long addresses are hardly requested twice, and 2,000 of them would take 8 MB. */
const maxCachedLength = 250;

/**
 * The canonical address of a shop page: its path and the parameters that the page knows, in a fixed order. Other
 * parameters change nothing.
 *
 * @returns undefined for what is not a page of the shop
 */
export function findCanonicalShopAddress(path: string, search: string): string | undefined {
  const address = path + search;
  if (address.length > maxAddressLength) return undefined;
  if (normalizedFor !== addresses || normalized.size >= maxEntries) normalized.clear();
  normalizedFor = addresses;
  if (normalized.has(address)) return normalized.get(address);
  const found = normalize(path, search);
  if (address.length <= maxCachedLength) normalized.set(address, found);
  return found;
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

function normalize(path: string, search: string): string | undefined {
  const route = matchShopRoute(path);
  if (!route || route.kind === 'other' || route.kind === 'order') return undefined;
  return path + (route.kind === 'product' ? formatProductQuery(search) : formatListQuery(parseListQuery(search)));
}

/** Query parameters of a product page. */
const productParameters = { variant: /^\d{1,10}$/, ratings: /^all$/, full: /^1$/ };

function formatProductQuery(search: string): string {
  const query = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [name, pattern] of Object.entries(productParameters)) {
    const value = query.get(name);
    if (value !== null && pattern.test(value)) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : '';
}

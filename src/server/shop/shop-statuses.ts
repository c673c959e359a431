import type { Context } from 'hono';
import { peekUntaggedCatalogue } from '../../catalog/index/catalogue.ts';
import type { CatalogueIndex } from '../../catalog/index/catalogue-index.ts';
import { findIndexedProduct } from '../../catalog/index/find-product.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { type EdgeEnv, type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { redirectPayload, redirectTo } from '../follow-redirects.ts';
import { isPayloadPath, respondWithPageNavigation, toPagePath } from '../payload-path.ts';
import type { IsKnownPath, PublicFiles } from '../public-files.ts';
import { findStatusResponse } from '../send-public-file.ts';
import { matchShopRoute, type ShopRouteMatch } from './page-key.ts';

type AddressStatus = { kind: 'shown' | 'unknown' | 'gone' | 'paused' } | { kind: 'moved'; href: string };

type Options = { getPublicFiles: () => PublicFiles; isKnownPath: IsKnownPath };

/**
 * Answers shop addresses that do not exist, have moved or are gone, from the index in memory and before anything is
 * rendered.
 */
export function handleShopStatuses({ getPublicFiles, isKnownPath }: Options): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isPayload = isPayloadPath(path);
    const route = matchShopRoute(isPayload ? toPagePath(path) : path);
    const index = route && peekUntaggedCatalogue();
    // Without a catalogue the page itself shows that it is unavailable.
    if (!route || !index) return next();
    const status = findStatus(route, index);
    switch (status.kind) {
      case 'shown':
        return next();
      case 'unknown':
        return context.notFound();
      case 'moved': {
        const query = new URLSearchParams(search).get('query') ?? '';
        return isPayload ? redirectPayload(status.href, query, isKnownPath) : redirectTo(status.href + search, 308);
      }
      default:
        return isPayload
          ? respondWithPageNavigation(path, search)
          : respondWithStatus(context, getPublicFiles(), status.kind);
    }
  };
}

function findStatus(route: ShopRouteMatch, index: CatalogueIndex): AddressStatus {
  // Order pages stay available, whatever becomes of the shop.
  if (route.kind === 'order') return { kind: 'shown' };
  if (!index.settings.isOn) return { kind: 'unknown' };
  if (index.settings.isInMaintenance) return { kind: 'paused' };
  if (route.kind === 'brand') return findBrandStatus(route.slug, index);
  if (route.kind === 'tag') return { kind: index.tags.some(({ key }) => key === route.slug) ? 'shown' : 'unknown' };
  if (route.kind !== 'product') return { kind: 'shown' };
  const found = findIndexedProduct(route.slug);
  if (!found) return { kind: 'unknown' };
  if (found.state !== 'moved') return { kind: found.state };
  const href = findShopSlugHref('product', found.slug, route.language);
  return href ? { kind: 'moved', href } : { kind: 'gone' };
}

/** The status of a brand's page: a brand without products has none. */
function findBrandStatus(slug: string, { table }: CatalogueIndex): AddressStatus {
  return { kind: table.facets.get(`maker ${slug}`)?.some((word) => word !== 0) ? 'shown' : 'unknown' };
}

function respondWithStatus(context: Context<EdgeEnv>, files: PublicFiles, kind: 'gone' | 'paused'): Response {
  const status = kind === 'gone' ? 410 : 503;
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...(status === 503 ? { 'retry-after': '300' } : {}) };
  return findStatusResponse(context, files, status) ?? new Response(`${status}\n`, { status, headers });
}

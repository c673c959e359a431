import { trimEndSlashes } from '../base/trim-slashes.ts';
import { findMovedShopPath } from '../routing/shop-routes.ts';
import { type EdgeMiddleware, getAddress } from './edge-env.ts';
import { redirectPayload, redirectTo } from './follow-redirects.ts';
import type { IsKnownPath } from './known-paths.ts';
import { isPayloadPath, toPagePath } from './payload-path.ts';

const index = '/index.html';

/**
 * Redirects to the canonical address of a page from addresses with trailing slashes, `index.html`, capital letters, or
 * the page's former address. Only known paths become targets, so it cannot be used as an open redirect.
 */
export function canonicalPaths(isKnownPath: IsKnownPath): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isPayload = isPayloadPath(path);
    const page = isPayload ? toPagePath(path) : path;
    if (isKnownPath(page)) return next();
    const trimmedEnd = trimEndSlashes(page);
    const trimmed = (trimmedEnd.endsWith(index) ? trimmedEnd.slice(0, -index.length) : trimmedEnd) || '/';
    const candidates = [trimmed, findMovedShopPath(trimmed) ?? trimmed, trimmed.toLowerCase()];
    const canonical = candidates.find(isKnownPath);
    if (!canonical) return next();
    if (isPayload) return redirectPayload(canonical, new URLSearchParams(search).get('query') ?? '', isKnownPath);
    return redirectTo(canonical + search, canonical === trimmed ? 301 : 308);
  };
}

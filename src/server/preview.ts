import { readDrafts } from '../directus/drafts.ts';
import { previewRoutes } from '../routes.ts';
import { type EdgeMiddleware, getAddress } from './edge-env.ts';
import { verifyBody } from './signature.ts';

const goodFor = 30 * 60_000;

const preview = new RegExp(`^(?:${Object.values(previewRoutes).join('|')})/([a-z]+/\\d+)$`);

/** Pages as they would be, for whoever has a link that the studio signed half an hour ago at most. */
export function showPreviews(secret: string): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const [, entry] = preview.exec(path) ?? [];
    if (!entry) return next();
    const key = new URLSearchParams(search).get('key') ?? '';
    if (!verifyBody(secret, `preview ${entry}`, key, Date.now(), goodFor)) return context.notFound();
    await readDrafts(next);
    const { headers } = context.res;
    headers.set('cache-control', 'no-store');
    headers.set('x-robots-tag', 'noindex');
    // The key is in the address.
    headers.set('referrer-policy', 'no-referrer');
  };
}

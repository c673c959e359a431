import { readDrafts } from '../directus/connection.ts';
import { previewRoutes } from '../routing/routes.ts';
import { type EdgeMiddleware, getAddress } from './edge-env.ts';
import { isPayloadPath, toPagePath } from './payload-path.ts';
import { verifyLink } from './signature.ts';

const maxAgeMs = 30 * 60_000;

const preview = new RegExp(`^(?:${Object.values(previewRoutes).join('|')})/(.+)$`);

/** The entries for which the studio signs links. */
const entryShape = /^(?:rings\/)?[a-z_]+\/\d+$/;

/** Origins of the studio: on a developer's machine it may have been opened as localhost or as 127.0.0.1. */
function listOrigins(url: string): string[] {
  const { origin } = new URL(url);
  return [
    ...new Set([origin, origin.replace('//127.0.0.1', '//localhost'), origin.replace('//localhost', '//127.0.0.1')]),
  ];
}

/**
 * Shows previews of drafts to whoever has a link that the studio signed at most half an hour ago; the studio shows them
 * in a frame. Everything else below these addresses, payloads too, answers 404 without looking whether the entry
 * exists.
 */
export function showPreviews(secret: string, studioUrl: string): EdgeMiddleware {
  const framedBy = listOrigins(studioUrl);
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const [, entry] = preview.exec(isPayloadPath(path) ? toPagePath(path) : path) ?? [];
    if (!entry) return next();
    const key = new URLSearchParams(search).get('key') ?? '';
    if (isPayloadPath(path) || !entryShape.test(entry)) return context.notFound();
    const what = { purpose: 'preview', subject: entry, goodForMs: maxAgeMs } as const;
    if (!verifyLink(secret, what, key, Date.now())) return context.notFound();
    context.set('framedBy', framedBy);
    await readDrafts(next);
    const { headers } = context.res;
    headers.set('cache-control', 'no-store');
    headers.set('x-robots-tag', 'noindex');
    // The address holds the signed key.
    headers.set('referrer-policy', 'no-referrer');
  };
}

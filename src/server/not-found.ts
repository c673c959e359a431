import type { Context } from 'hono';
import { getLanguageOfPath } from '../i18n/languages.ts';
import { type EdgeEnv, type EdgeMiddleware, getAddress } from './edge-env.ts';
import { respondWithHardNavigation } from './hard-navigation.ts';
import type { IsKnownPath } from './known-paths.ts';
import { isPayloadPath, toPagePath } from './payload-path.ts';
import type { StatusOfPage } from './public-file.ts';
import type { PublicFiles } from './public-files.ts';
import { toFileResponse } from './send-public-file.ts';

/** Answers 404 for unknown paths before anything is rendered. */
export function refuseUnknownPaths(isKnownPath: IsKnownPath): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    if (!isPayloadPath(path)) return isKnownPath(path) || path.startsWith('/RSC/') ? next() : context.notFound();
    const page = toPagePath(path);
    if (isKnownPath(page)) return next();
    // After a 404 Waku's client requests the payload of `/404`. A hard navigation to the address that the visitor
    // wanted shows the 404 page in the language of that address.
    return page === '/404'
      ? respondWithHardNavigation(`?${new URLSearchParams(search).get('query') ?? ''}`)
      : context.notFound();
  };
}

/** The release's page for a status, in the language of the address; undefined for programs and where there is none. */
export function findStatusResponse(
  context: Context<EdgeEnv>,
  files: PublicFiles,
  status: StatusOfPage,
): Response | undefined {
  const { path } = getAddress(context);
  if (/^\/(?:assets|media|payload|api|RSC)\//.test(path)) return undefined;
  const page = files.findStatusPage(status, getLanguageOfPath(path));
  return page && toFileResponse(page, context.req.header('accept-encoding'));
}

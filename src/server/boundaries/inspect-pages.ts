import { performance } from 'node:perf_hooks';
import { decorateDocument } from '../../boundaries/overlay/decorate-document.ts';
import { type Inspection, runInspection } from '../../boundaries/overlay/inspection.ts';
import { findInspectionMode, withoutInspection } from '../../boundaries/overlay/inspection-query.ts';
import { markDocument } from '../../boundaries/overlay/mark-document.ts';
import type { PageOrigin } from '../../boundaries/overlay/overlay-texts.ts';
import { readPayload } from '../../boundaries/read-payload.ts';
import { getLanguageOfPath } from '../../i18n/languages.ts';
import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { createNonce } from '../head-script.ts';
import type { PublicFile } from '../public-file.ts';
import { toFileResponse } from '../send-public-file.ts';
import type { InspectorAccess } from './access.ts';

type Options = {
  access: InspectorAccess;
  /** A file of the current release. */
  findFile: (path: string) => PublicFile | undefined;
  /** A page of the page cache. */
  findCached: (path: string, query: string) => PublicFile | undefined;
  /** Source files of client references, by key. */
  files: ReadonlyMap<string, string>;
};

/**
 * Answers `?boundaries` with the same page and its client regions, server holes and Suspense boundaries outlined. For
 * everybody without access it does nothing, and the parameter is one that no page knows.
 */
export function inspectPages({ access, findFile, findCached, files }: Options): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const { method } = context.req;
    const isAllowed = access.isAllowed({ query: search, cookie: context.req.header('cookie') });
    if (!isAllowed) return next();
    const mode = method === 'GET' ? findInspectionMode(search) : undefined;
    if (!mode) {
      await next();
      return;
    }
    const address = withoutInspection(path + search);
    const query = address.slice(path.length);
    // Files answer with any query.
    const file = findFile(path);
    const inspection: Inspection = {
      mode,
      token: createNonce(),
      instances: [],
      holes: [],
      storedPayload: file && (await readStoredPayload(file, findFile)),
      chunks: [],
      startedAt: performance.now(),
    };
    const origin: PageOrigin = file ? 'static' : findCached(path, query) ? 'cached' : 'rendered';
    await runInspection(inspection, next);
    const { status, headers } = context.res;
    if (headers.get('content-type')?.startsWith('text/html') && inspection.chunks.length > 0) {
      const html = await context.res.text();
      const report = readPayload(Buffer.concat(inspection.chunks.map(({ bytes }) => bytes)));
      const language = getLanguageOfPath(path) === 'de' ? 'de' : 'en';
      const marked = markDocument(html, inspection);
      const page = decorateDocument(marked, { inspection, report, files, origin, address, language });
      context.res = new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
      context.res.headers.set('content-security-policy', mode === 'no-script' ? `${policy}; ${sandbox}` : policy);
    }
    context.res.headers.set('cache-control', 'no-store');
    context.res.headers.set('x-robots-tag', 'noindex');
    // The address may hold the signed key.
    context.res.headers.set('referrer-policy', 'no-referrer');
  };
}

/** Nothing runs on an inspected page: it is as the server made it. */
const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Without scripts browsers show what is in `<noscript>`. */
const sandbox = 'sandbox allow-same-origin allow-forms allow-top-navigation allow-popups';

/** Longer than what comes before the end of the document's first tag. */
const maxTagLength = 2_000;

/** The RSC payload that the release holds beside a static page. */
async function readStoredPayload(
  file: PublicFile,
  findFile: (path: string) => PublicFile | undefined,
): Promise<Uint8Array | undefined> {
  const html = await toFileResponse(file, undefined)?.text();
  const path = / data-payload="([\w/.-]{1,100})"/.exec(html?.slice(0, maxTagLength) ?? '')?.[1];
  const payload = path === undefined ? undefined : findFile(path);
  const response = payload && toFileResponse(payload, undefined);
  return response && new Uint8Array(await response.arrayBuffer());
}

import { performance } from 'node:perf_hooks';
import { createQueryTrace, runQueryTrace } from '../../base/query-trace.ts';
import { decorateDocument } from '../../boundaries/overlay/decorate-document.ts';
import { type Inspection, type InspectionMode, runInspection } from '../../boundaries/overlay/inspection.ts';
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
import { type MeasuredRequest, makeServerTiming, readBody, toRequestRecord } from './measure-request.ts';
import { streamWithTimeline } from './stream-timeline.ts';

type Options = {
  access: Pick<InspectorAccess, 'isAllowed'>;
  /** A file of the current release. */
  findFile: (path: string) => PublicFile | undefined;
  /** A page of the page cache. */
  findCached: (path: string, query: string) => PublicFile | undefined;
  /** Source files of client references, by key. */
  files: ReadonlyMap<string, string>;
};

/**
 * Answers `?boundaries` with the same page and its client regions, server holes and Suspense boundaries outlined, or
 * with what was measured while it was rendered. For everybody without access it does nothing, and the parameter is one
 * that no page knows.
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
    // Files answer with any query.
    const file = findFile(path);
    const inspection = startInspection(mode, file && (await readStoredPayload(file, findFile)));
    const language = getLanguageOfPath(path) === 'de' ? 'de' : 'en';
    const trace = createQueryTrace(inspection.startedAt, mode.startsWith('cold'));
    const origin: PageOrigin = file ? 'static' : findCached(path, address.slice(path.length)) ? 'cached' : 'rendered';
    // Only as a file does a page of the release leave React until the first touch.
    const sent = file && isTimeline(mode) ? toFileResponse(file, undefined) : undefined;
    const asked = context.req.raw;
    context.req.raw = withoutEncodings(asked);
    if (sent) context.res = sent;
    else await runQueryTrace(trace, () => runInspection(inspection, next));
    context.req.raw = asked;
    const { status, headers } = context.res;
    const measured: MeasuredRequest = { inspection, trace, status, origin, address };
    const isPage = headers.get('content-type')?.startsWith('text/html') && (sent || inspection.chunks.length > 0);
    // Of the body that is replaced: Hono copies the headers of one response to the next.
    if (isPage) for (const name of ['content-length', 'etag']) headers.delete(name);
    if (isPage && isTimeline(mode)) {
      allowNonce(headers, context.get('nonce'));
      context.res = streamWithTimeline(context.res, measured, { mode, nonce: context.get('nonce'), language });
    } else if (isPage) {
      const html = await readBody(context.res, inspection);
      if (mode === 'record' || mode === 'cold') context.res = Response.json(toRequestRecord(measured), { status });
      else {
        const report = readPayload(Buffer.concat(inspection.chunks.map(({ bytes }) => bytes)));
        const marked = markDocument(html, inspection);
        const page = decorateDocument(marked, { inspection, report, files, origin, address, language });
        context.res = new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
        context.res.headers.set('content-security-policy', mode === 'no-script' ? `${policy}; ${sandbox}` : policy);
      }
    }
    context.res.headers.set('server-timing', makeServerTiming(measured));
    context.res.headers.set('cache-control', 'no-store');
    context.res.headers.set('x-robots-tag', 'noindex');
    // The address may hold the signed key.
    context.res.headers.set('referrer-policy', 'no-referrer');
    context.res.headers.set('cross-origin-opener-policy', 'same-origin');
    context.res.headers.delete('speculation-rules');
  };
}

const isTimeline = (mode: InspectionMode) => mode.endsWith('timeline');

/** The same request for a body that can be read here: pages with too many addresses for the cache are compressed inside. */
function withoutEncodings({ url, headers, signal }: Request): Request {
  const accepted = new Headers(headers);
  accepted.delete('accept-encoding');
  return new Request(url, { headers: accepted, signal });
}

/** The policy of a page that is sent as a file allows its scripts by hash, and now one script more. */
function allowNonce(headers: Headers, nonce: string): void {
  const name = 'content-security-policy';
  const allowed = headers.get(name);
  if (!allowed || allowed.includes(`'nonce-${nonce}'`)) return;
  headers.set(name, allowed.replace('script-src ', `script-src 'nonce-${nonce}' `));
}

function startInspection(mode: InspectionMode, storedPayload: Uint8Array | undefined): Inspection {
  const startedAt = performance.now();
  return { mode, token: createNonce(), instances: [], holes: [], storedPayload, chunks: [], html: [], startedAt };
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
export const sandbox = 'sandbox allow-same-origin allow-forms allow-top-navigation allow-popups';

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

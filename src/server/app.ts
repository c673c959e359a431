import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { Hono } from 'hono/tiny';
import type { RedirectTable } from '../content/addresses/redirect-table.ts';
import { ContentApiError } from '../directus/content-api-error.ts';
import { getAddresses } from '../routing/addresses.ts';
import { getPageTranslation } from '../routing/page-translation.ts';
import type { Admission } from './admission.ts';
import { compressResponses } from './compress-responses.ts';
import { type EdgeEnv, type EdgeMiddleware, getAddress } from './edge-env.ts';
import { type ErrorKind, type ErrorPageMessages, renderErrorPage } from './error-page.ts';
import { canonicalPaths, followRedirects } from './follow-redirects.ts';
import { parseRequestTarget } from './guard.ts';
import { createNonce } from './head-script.ts';
import { createHealth } from './health.ts';
import { log, logError } from './log.ts';
import { createFileHandler } from './media/file-handler.ts';
import type { FindFileType, LoadFile } from './media/file-source.ts';
import { createPictureHandler } from './media/picture-handler.ts';
import type { FindPicture } from './media/pictures.ts';
import { showPreviews } from './preview.ts';
import type { IsKnownPath, PublicFiles } from './public-files.ts';
import { RenderTimeout, renderPage } from './render-page.ts';
import { filePolicy, ordinaryDocumentHeaders, pagePolicy, securityHeaders } from './security-headers.ts';
import { findStatusResponse, refuseUnknownPaths } from './send-public-file.ts';
import type { Lifecycle } from './traffic.ts';
import type { ForwardingWatch } from './watch-forwarding.ts';
import type { ProcessGroup } from './workers/process-group.ts';

export type AppOptions = {
  isHttps: boolean;
  buildId: string;
  lifecycle: Lifecycle;
  forwarding: ForwardingWatch;
  errorMessages: ErrorPageMessages;
  /** Pages and endpoints of Waku, static ones too. */
  isKnownPath: IsKnownPath;
  getPublicFiles: () => PublicFiles;
  getRedirects: () => RedirectTable;
  findPicture: FindPicture;
  loadFile: LoadFile;
  findFileType: FindFileType;
  /** The client of a request, for fair shares. */
  findClient: (context: Context<EdgeEnv>) => string;
  findRequestId: (outgoing: EdgeEnv['Bindings']['outgoing']) => string | undefined;
  /** Called when a page is going to be rendered. */
  noteRender?: (outgoing: ServerResponse) => void;
  processRequest: (request: Request) => Promise<Response | null>;
  /** Signs the links to previews; without one there are none. */
  secret: string;
  /** The studio's address; it may show previews in a frame. */
  studioUrl: string;
  /** Endpoints that are not pages: forms, and calls from the studio. */
  endpoints?: readonly Hono<EdgeEnv>[];
  /** Admission control for renders. */
  admission?: Pick<Admission, 'middleware' | 'getCounts'>;
  /** The processes that serve the site together. */
  group?: ProcessGroup;
  /** Middleware around the rendering of pages. */
  middleware?: readonly EdgeMiddleware[];
};

/** The app for everything that is not a file of the release; middleware in the order in which requests pass it. */
export function createApp(options: AppOptions): Hono<EdgeEnv> {
  const { isHttps, errorMessages, isKnownPath, getPublicFiles } = options;
  const app = new Hono<EdgeEnv>();

  const showError = (kind: ErrorKind, path: string, requestId?: string) => {
    const { status, headers, body } = renderErrorPage({ kind, path, errorMessages, isHttps, requestId });
    return new Response(body, { status, headers });
  };
  app.notFound(
    (context) => findStatusResponse(context, getPublicFiles(), 404) ?? showError('notFound', getAddress(context).path),
  );
  app.onError((error, context) => {
    const { path } = getAddress(context);
    const requestId = context.get('requestId');
    // A failed request whose client has disconnected is not an error.
    if (context.env?.outgoing?.destroyed) log('debug', 'request failed', { id: requestId, reason: String(error) });
    else logError('request failed', error, { id: requestId });
    const isForAMoment = error instanceof RenderTimeout || error instanceof ContentApiError;
    return showError(isForAMoment ? 'unavailable' : 'failed', path, requestId);
  });

  app.use(contextStorage());
  app.use(async (context, next) => {
    context.set('requestId', options.findRequestId(context.env?.outgoing));
    await next();
  });
  app.use(stripHeadBodies());
  app.use(secureResponses({ isHttps }));
  app.use(compressResponses());
  app.use(options.forwarding.watch);
  app.route(
    '/',
    createHealth(options.lifecycle, options.buildId, {
      getWarnings: options.forwarding.getWarnings,
      getRenders: options.admission?.getCounts,
      group: options.group,
    }),
  );
  for (const endpoint of options.endpoints ?? []) app.route('/', endpoint);
  app.use(followRedirects({ getTable: options.getRedirects, isKnownPath }));
  app.use(canonicalPaths(isKnownPath));
  app.get('/media/*', createFileHandler(options));
  app.get('/media/*', createPictureHandler(options.findPicture, options.findClient));
  app.get('/api/translation', redirectToTranslation);
  for (const middleware of options.middleware ?? []) app.use(middleware);
  app.use(refuseUnknownPaths(isKnownPath));
  app.use(async (context, next) => {
    const kind = context.env?.refusedBody;
    return kind ? showError(kind, getAddress(context).path) : next();
  });
  app.use(showPreviews(options.secret, options.studioUrl));
  if (options.admission) app.use(options.admission.middleware);
  const render = renderPage(options.processRequest);
  app.all('*', (context) => {
    if (context.env?.outgoing) options.noteRender?.(context.env.outgoing);
    return render(context);
  });
  return app;
}

/** Drops the body of a response to HEAD, and cancels its render. */
function stripHeadBodies(): EdgeMiddleware {
  return async (context, next) => {
    await next();
    const { method } = context.req;
    const { body, status, headers } = context.res;
    if (method !== 'HEAD' || !body) return;
    await body.cancel();
    context.res = new Response(null, { status, headers });
  };
}

/**
 * `/api/translation?of=/einblicke/perlen&to=en`: redirects to the translation of a page, for pages whose addresses only
 * the server knows, or to the nearest page that the language has. The query in `of` is preserved.
 */
function redirectToTranslation(context: Context<EdgeEnv>): Response | Promise<Response> {
  const { of = '', to = '' } = context.req.query();
  // A path that the server would refuse must not become a redirect target either.
  const target = parseRequestTarget(of);
  if (!target) return context.text('400 Bad Request\n', 400);
  const language = getAddresses().languages.find((one) => one === to);
  if (!language) return context.notFound();
  const { href, isMissing } = getPageTranslation(target.path, language);
  return context.redirect(isMissing ? href : href + target.query, 307);
}

/** Sets security headers on the app's responses, except for those that a handler has set already. */
function secureResponses({ isHttps }: { isHttps: boolean }): EdgeMiddleware {
  const common = securityHeaders(isHttps);
  return async (context, next) => {
    const nonce = createNonce();
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    const framedBy = context.get('framedBy');
    const own = isOrdinaryDocument(context.res)
      ? { ...common, ...ordinaryDocumentHeaders(getAddress(context).path) }
      : common;
    for (const [name, value] of Object.entries(own)) {
      if (!headers.has(name) && !(framedBy && name === 'x-frame-options')) headers.set(name, value);
    }
    if (!headers.has('content-security-policy')) {
      const isDocument = headers.get('content-type')?.startsWith('text/html');
      headers.set(
        'content-security-policy',
        isDocument
          ? pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: context.get('styles'), framedBy, isHttps })
          : filePolicy,
      );
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}

/** Whether a response is a page that a visitor may keep open and go on from: not a preview, a result or an order. */
function isOrdinaryDocument({ status, headers }: Response): boolean {
  const isStored = headers.get('cache-control')?.includes('no-store') === false;
  return status === 200 && isStored && (headers.get('content-type')?.startsWith('text/html') ?? false);
}

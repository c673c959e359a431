import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import { type RenderInfo, runRender } from '../base/render-state.ts';
import { isReadingDrafts } from '../directus/connection.ts';
import { type EdgeEnv, getAddress } from './edge-env.ts';
import type { RequestTarget } from './guard.ts';
import { allowHeadStyles } from './inline-styles.ts';
import { logError } from './log.ts';
import type { PublicFile } from './public-file.ts';
import type { PublicFiles } from './public-files.ts';
import { toFileResponse } from './send-public-file.ts';
import { holdBody } from './web-streams.ts';

type ProcessRequest = (request: Request) => Promise<Response | null>;

/** Thrown when Waku answers with a bare error status, so that the app shows its error page. */
class RenderFailure extends Error {
  override name = 'RenderFailure';
}

export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/** Milliseconds. */
const firstByteTimeoutMs = 10_000;

/** Milliseconds that a render may wait for the content system, all reads together. */
const visitorBudgetMs = 2_000;

const staffBudgetMs = 10_000;

/**
 * Waku's response, rendered with a budget for reads.
 *
 * @throws RenderTimeout when it has not begun in time
 */
async function renderWithTimeout(
  processRequest: ProcessRequest,
  request: Request,
  onBegin: (outcome: RenderInfo) => void = () => {},
): Promise<Response | null> {
  const budget = isReadingDrafts() ? staffBudgetMs : visitorBudgetMs;
  const rendering = runRender(budget, (outcome) => {
    onBegin(outcome);
    return processRequest(request);
  });
  const response = await withTimeout(firstByteTimeoutMs, rendering);
  if (response !== 'too late') return response;
  void rendering.then((lateResponse) => lateResponse?.body?.cancel()).catch(() => {});
  throw new RenderTimeout(`no answer within ${firstByteTimeoutMs} ms`);
}

/**
 * Handles a page by Waku, and adds what Waku leaves open: content types, caching, and pages for its bare error
 * statuses.
 */
export function renderPage(processRequest: ProcessRequest): (context: Context<EdgeEnv>) => Promise<Response> {
  return async (context) => {
    const { path } = getAddress(context);
    const outcome = await renderWithTimeout(processRequest, context.req.raw, (render) => context.set('render', render));
    if (!outcome) return context.notFound();
    // The headers of an endpoint's response may be immutable.
    const response = new Response(outcome.body, outcome);
    const contentType = response.headers.get('content-type');
    if (response.status >= 400 && !path.startsWith('/api/')) {
      await response.body?.cancel();
      if (response.status === 404) return context.notFound();
      throw new RenderFailure(`Waku answered ${response.status}`);
    }
    if (path.startsWith('/RSC/')) {
      // A payload omits what the client says it has, so it is valid for this request only.
      response.headers.set('content-type', 'text/x-component; charset=utf-8');
      response.headers.set('cache-control', 'no-store');
      return response.body ? new Response(await holdPayload(response.body, context.get('render')), response) : response;
    }
    if (contentType?.startsWith('text/html') && !response.headers.has('cache-control')) {
      response.headers.set('cache-control', 'private, no-cache');
    }
    return response;
  };
}

/** Milliseconds that a payload may take to its end without being streamed, though nothing of it is said to be late. */
const maxHoldMs = 100;

/** A payload of which nothing is late is sent as a whole. */
function holdPayload(
  body: ReadableStream<Uint8Array>,
  render: RenderInfo | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const whenIncomplete = render?.whenIncomplete ?? new Promise<void>(() => {});
  return holdBody(body, withTimeout(maxHoldMs, whenIncomplete));
}

/** The result of the work, or 'too late' after the timeout; the caller handles a late result. */
export async function withTimeout<Result>(
  milliseconds: number,
  promise: Promise<Result>,
): Promise<Result | 'too late'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'too late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'too late');
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the HTML of a page; undefined where it is not wanted, where there is none, or no capacity to render it. */
export type ReadPage = (
  context: Context<EdgeEnv>,
  address: string,
  isWanted?: (html: string) => boolean,
) => Promise<string | undefined>;

export type ReadPageOptions = {
  siteUrl: string;
  getPublicFiles: () => PublicFiles;
  /** Finds a cached page. */
  findPage: (target: RequestTarget, headers: IncomingHttpHeaders) => PublicFile | undefined;
  /** Waits for a permit to render; undefined when that is refused. */
  acquireRender: (context: Context<EdgeEnv>) => Promise<{ release: () => void } | undefined>;
  processRequest: (request: Request) => Promise<Response | null>;
};

/** Reads pages from the current release or the cache; others are rendered, with a permit. */
export function createReadPage({
  siteUrl,
  getPublicFiles,
  findPage,
  acquireRender,
  processRequest,
}: ReadPageOptions): ReadPage {
  const readCached = async (context: Context<EdgeEnv>, { pathname: path, search: query }: URL) => {
    const file = query ? undefined : getPublicFiles().find(path);
    const page = file ?? findPage({ path, query }, { 'user-agent': context.req.header('user-agent') });
    return page && toFileResponse(page, undefined)?.text();
  };
  const render = async (url: URL): Promise<string | undefined> => {
    try {
      const response = await renderWithTimeout(processRequest, new Request(url));
      if (response?.ok && response.body) return await readWithTimeout(response.body);
      await response?.body?.cancel();
    } catch (error) {
      logError('page of a form not rendered', error);
    }
    return undefined;
  };

  const renderWithPermit = async (context: Context<EdgeEnv>, url: URL): Promise<string | undefined> => {
    const permit = await acquireRender(context);
    if (!permit) return undefined;
    try {
      // It may have been rendered for another request meanwhile.
      return (await readCached(context, url)) ?? (await render(url));
    } finally {
      permit.release();
    }
  };

  return async (context, address, isWanted = () => true) => {
    const url = new URL(address, siteUrl);
    const html = (await readCached(context, url)) ?? (await renderWithPermit(context, url));
    if (html === undefined || !isWanted(html)) return undefined;
    allowHeadStyles(html);
    return html;
  };
}

/** @throws RenderTimeout */
async function readWithTimeout(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const read = async () => {
    const chunks: Uint8Array[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks).toString();
      chunks.push(value);
    }
  };
  const text = await withTimeout(firstByteTimeoutMs, read());
  if (text !== 'too late') return text;
  reader.cancel().catch(() => {});
  throw new RenderTimeout('The page did not come to its end.');
}

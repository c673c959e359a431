import type { Context } from 'hono';
import { type RenderInfo, runRender } from '../base/render-state.ts';
import { isReadingDrafts } from '../directus/drafts.ts';
import { type EdgeEnv, getAddress } from './edge-env.ts';
import { withTimeout } from './with-timeout.ts';

type ProcessRequest = (request: Request) => Promise<Response | null>;

/** Thrown when Waku answers with a bare error status, so that the app shows its error page. */
class RenderFailure extends Error {
  override name = 'RenderFailure';
}

export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/** Milliseconds. */
export const firstByteTimeoutMs = 10_000;
/** Milliseconds that a render may wait for the content system, all reads together. */
const visitorBudgetMs = 2_000;
const staffBudgetMs = 10_000;

/**
 * Waku's response, rendered with a budget for reads.
 *
 * @throws RenderTimeout when it has not begun in time
 */
export async function renderWithTimeout(
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
    } else if (contentType?.startsWith('text/html') && !response.headers.has('cache-control')) {
      response.headers.set('cache-control', 'private, no-cache');
    }
    return response;
  };
}

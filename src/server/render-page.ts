import type { Context } from 'hono';
import { type RenderInfo, runRender } from '../base/render-state.ts';
import { isReadingDrafts } from '../directus/drafts.ts';
import { type EdgeEnv, getAddress } from './edge-env.ts';
import { withTimeout } from './with-timeout.ts';

type ProcessRequest = (request: Request) => Promise<Response | null>;

/** Raised for the app's error page when Waku has nothing to show but its bare status. */
class RenderFailure extends Error {
  override name = 'RenderFailure';
}

export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/** Milliseconds. */
export const firstByteTimeoutMs = 10_000;
/** Milliseconds that a page may wait for the content system, all its questions together. */
const visitorBudgetMs = 2_000;
const staffBudgetMs = 10_000;

/**
 * Waku's answer, for which the content system may take only so long.
 *
 * @throws RenderTimeout when nothing comes of it in time
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
  const answer = await withTimeout(firstByteTimeoutMs, rendering);
  if (answer !== 'too late') return answer;
  void rendering.then((late) => late?.body?.cancel()).catch(() => {});
  throw new RenderTimeout(`no answer within ${firstByteTimeoutMs} ms`);
}

/** Waku's answer, with what it leaves open: kinds of content, caching, and pages for its bare statuses. */
export function renderPage(processRequest: ProcessRequest): (context: Context<EdgeEnv>) => Promise<Response> {
  return async (context) => {
    const { path } = getAddress(context);
    const outcome = await renderWithTimeout(processRequest, context.req.raw, (render) => context.set('render', render));
    if (!outcome) return context.notFound();
    // Endpoints may answer with headers that cannot be changed.
    const response = new Response(outcome.body, outcome);
    const contentType = response.headers.get('content-type');
    if (response.status >= 400 && !path.startsWith('/api/')) {
      await response.body?.cancel();
      if (response.status === 404) return context.notFound();
      throw new RenderFailure(`Waku answered ${response.status}`);
    }
    if (path.startsWith('/RSC/')) {
      // A payload leaves out what the client says it has, so it is good for this one request only.
      response.headers.set('content-type', 'text/x-component; charset=utf-8');
      response.headers.set('cache-control', 'no-store');
    } else if (contentType?.startsWith('text/html') && !response.headers.has('cache-control')) {
      response.headers.set('cache-control', 'private, no-cache');
    }
    return response;
  };
}

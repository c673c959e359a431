import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { leaveReact } from '../extract-payload.ts';
import { matchShopRoute } from './page-key.ts';

/**
 * Whether React waits for the first touch on a page of the shop: on those that show products, since most visitors read
 * them and go on. Wishlist, cart, checkout and orders consist of what the browser knows, and forms of what is typed.
 */
export function leavesReact(path: string): boolean {
  const kind = matchShopRoute(path)?.kind;
  return kind === 'list' || kind === 'brand' || kind === 'tag' || kind === 'product';
}

/** The script by which React writes that a part has failed, which the browser is to render. */
const failedPart = '$RX(';

/**
 * Leaves React out of pages that are sent as they are rendered, until the first touch. Their payload stays in them,
 * since it arrives with their parts. Pages of the cache have left it already.
 */
export function deferPages(): EdgeMiddleware {
  return async (context, next) => {
    const isOwn = leavesReact(getAddress(context).path);
    await next();
    const { status, headers, body } = context.res;
    if (!isOwn || status !== 200 || !body || headers.has('content-encoding') || headers.has('etag')) return;
    if (!headers.get('content-type')?.startsWith('text/html')) return;
    context.res = new Response(body.pipeThrough(createDeferral(context.get('nonce'))), context.res);
  };
}

/** Changes a document whose parts are cut between elements, as React writes them. */
function createDeferral(nonce: string): TransformStream<Uint8Array, Uint8Array> {
  const start = `<script nonce="${nonce}">document.documentElement.dataset.hydrate="load";dispatchEvent(new Event("hydration-request"))</script>`;
  let isStarted = false;
  return new TransformStream({
    transform(chunk, controller) {
      // The added text is ASCII, and no character is cut this way.
      const text = Buffer.from(chunk).toString('latin1');
      const isFailed = !isStarted && text.includes(failedPart);
      isStarted ||= isFailed;
      controller.enqueue(Buffer.from((isFailed ? start : '') + leaveReact(text), 'latin1'));
    },
  });
}

import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { hasFailedPart, leaveReact } from '../extract-payload.ts';
import { findWholeBody, toWholeBody } from '../web-streams.ts';
import { matchShopRoute } from './page-key.ts';

/**
 * Whether React waits for the first touch on a page of the shop: on those that show products, since most visitors read
 * them and go on. Wishlist, cart, checkout and orders consist of what the browser knows, and forms of what is typed.
 */
export function leavesReact(path: string): boolean {
  const kind = matchShopRoute(path)?.kind;
  return kind === 'list' || kind === 'brand' || kind === 'tag' || kind === 'product';
}

/**
 * What React's script says of a part that has failed, which the browser is to render. Neither text nor JSON has such a
 * quotation mark.
 */
const failedPart = '$RX("';

/**
 * Leaves React out of pages that are sent as they are rendered, until the first touch. Their payload stays in them,
 * since it arrives with their parts. Pages of the cache have left it already.
 */
export function deferPages(): EdgeMiddleware {
  return async (context, next) => {
    const isOwn = leavesReact(getAddress(context).path);
    await next();
    const { status, headers, body } = context.res;
    if (!isOwn || status !== 200 || !body || isFinished(headers)) return;
    if (!headers.get('content-type')?.startsWith('text/html')) return;
    const defer = createDeferral(context.get('nonce'));
    const whole = findWholeBody(body);
    context.res = new Response(whole ? toWholeBody(defer(whole)) : mapStream(body, defer), context.res);
  };
}

/** Whether the body is that of a file, or of a page that was rendered whole and has left React already. */
function isFinished(headers: Headers): boolean {
  return ['content-encoding', 'content-length', 'etag'].some((name) => headers.has(name));
}

/** Changes a document whose parts are cut between elements, as React writes them, unless its first one needs React. */
function createDeferral(nonce: string): (part: Uint8Array) => Uint8Array {
  const start = `<script nonce="${nonce}">document.documentElement.dataset.hydrate="load";dispatchEvent(new Event("hydration-request"))</script>`;
  let isFirst = true;
  let isStarted = false;
  return (part) => {
    const html = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    isStarted ||= isFirst && hasFailedPart(html);
    isFirst = false;
    if (isStarted) return part;
    const at = findFailure(html);
    if (at < 0) return leaveReact(html);
    isStarted = true;
    return leaveReact(Buffer.concat([html.subarray(0, at), Buffer.from(start), html.subarray(at)]));
  };
}

function mapStream(
  body: ReadableStream<Uint8Array>,
  map: (part: Uint8Array) => Uint8Array,
): ReadableStream<Uint8Array> {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({ transform: (part, controller) => controller.enqueue(map(part)) }),
  );
}

/** Where the script that starts React belongs, before the part that has failed; -1 where none has. */
function findFailure(html: Buffer): number {
  if (hasFailedPart(html)) return 0;
  const at = html.indexOf(failedPart);
  return at < 0 ? at : html.lastIndexOf('<script', at);
}

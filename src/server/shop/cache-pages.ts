import type { Context } from 'hono';
import type { RenderInfo } from '../../base/render-state.ts';
import { isRobot } from '../../base/robots.ts';
import { freeBuffer, supersede } from '../byte-text.ts';
import type { Cdn } from '../cdn/open-cdn.ts';
import { compressWhole } from '../compress-responses.ts';
import { addPayload } from '../document/document-output.ts';
import { type EdgeEnv, type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { hasFailedPart, leaveReact } from '../extract-payload.ts';
import { log } from '../log.ts';
import type { RenderPermit } from '../render-queue.ts';
import { toFileResponse } from '../send-public-file.ts';
import { compressPage, compressWholePage, type RenderedPage } from './compressed-page.ts';
import type { PageCache } from './page-cache.ts';
import { findSharedKey } from './page-key.ts';
import type { PayloadCache } from './payload-cache.ts';
import { formatPayloadHref } from './separate-payloads.ts';

type Options = {
  cache: PageCache;
  payloads: PayloadCache;
  getRelease: () => string;
  isHttps: boolean;
  cdn: Pick<Cdn, 'isOn' | 'share'>;
};

const bytesPerTag = 64;

/** Pages that may be compressed concurrently; beyond that, only pages that other requests wait for are cached. */
const maxCompressing = 4;

/**
 * Caches a page as soon as it is rendered, however slowly its client reads, and sends it as it is cached: compressed
 * once, its payload beside it. A page of which a part streams in later is sent as it is rendered.
 *
 * Under load only pages that were requested twice are cached: a crawl of thousands of distinct pages must not fill the
 * cache, nor evict the payloads of pages that are still loading.
 */
export function cachePages({ cache, payloads, getRelease, isHttps, cdn }: Options): EdgeMiddleware {
  let compressing = 0;
  const addRecentKey = createRecentKeys();
  const isWorthCaching = (permit: RenderPermit | undefined, isRecent: boolean) =>
    permit?.hasFollowers() || (compressing < maxCompressing && (isRecent || !permit?.isOverloaded()));
  const keep = async (
    page: RenderedPage & { address: string },
    { key, isForAll }: { key: string; isForAll: boolean },
    render: RenderInfo,
    store: ReturnType<PageCache['createWriter']>,
  ) => {
    compressing += 1;
    try {
      const compressed = await (cdn.isOn
        ? compressWholePage({ ...page, html: toInlinePage(page) })
        : compressPage(page, (of) => formatPayloadHref(of, page.address, getRelease())));
      if (!compressed) return undefined;
      const { file, bytes, payload } = compressed;
      if (payload) payloads.set(payload.path, payload);
      const tags = new Set(render.tags);
      const size = bytes + key.length + bytesPerTag * tags.size;
      const { endsAt } = render;
      const sent = isForAll ? cdn.share(file, { address: page.address, tags, endsAt }) : file;
      // What was purged meanwhile would be old again in the CDN.
      return store(key, { file: sent, bytes: size, tags, endsAt }) ? sent : file;
    } catch (error) {
      log('warn', 'page not kept', { reason: String(error) });
      return undefined;
    } finally {
      compressing -= 1;
    }
  };
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isRead = context.req.method === 'GET';
    const release = getRelease();
    const key = isRead ? findSharedKey({ path, query: search }, release, context.req.header('user-agent')) : undefined;
    if (key === undefined) return next();
    const store = cache.createWriter();
    const isRecent = addRecentKey(key);
    context.set('shared', {
      key,
      find: () => {
        const page = cache.find(key);
        return page && toFileResponse(page.file, context.req.header('accept-encoding'), path + search);
      },
    });
    await next();
    const permit = context.get('renderPermit');
    try {
      const render = context.get('render');
      const document = context.get('document') ?? (render && (await waitUntilRendered(context, render)));
      if (!render || !document) return;
      const page = { ...document, path, address: path + search, nonce: context.get('nonce'), isHttps };
      if (isWorthCaching(permit, isRecent) && !hasFailedPart(page.html)) {
        // Robots get pages of their own at the same address.
        const isForAll = !isRobot(context.req.header('user-agent'));
        const file = await keep(page, { key, isForAll }, render, store);
        // The CDN has been purged when the release became active.
        const address = isForAll && release === getRelease() ? page.address : undefined;
        const response = file && toFileResponse(file, context.req.header('accept-encoding'), address);
        if (await replaceBody(context, response)) return freePage(page);
      }
      const inline = toInlinePage(page);
      if (inline !== page.html) freePage(page);
      const response = await compressWhole(inline, context);
      if (response.headers.has('content-encoding')) freeBuffer(inline);
      await replaceBody(context, response);
    } finally {
      permit?.notifyFollowers();
    }
  };
}

function toInlinePage({ html, payload, nonce }: RenderedPage): Buffer {
  if (payload === undefined) return leaveReact(html);
  const withPayload = addPayload(html, payload, nonce);
  return supersede(withPayload, leaveReact(withPayload));
}

/** Frees what a response was made of. */
function freePage({ html, payload }: RenderedPage): void {
  freeBuffer(html);
  if (payload) freeBuffer(payload);
}

/** The whole page, once it is rendered; undefined as soon as a part of it is to stream in later, or it failed. */
async function waitUntilRendered(context: Context<EdgeEnv>, render: RenderInfo): Promise<{ html: Buffer } | undefined> {
  const { status, headers } = context.res;
  if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return undefined;
  const chunks = await Promise.race([context.get('rendered'), render.whenIncomplete.then(() => undefined)]);
  // `splice` frees the chunks, since the response may take long to send.
  return chunks && render.isComplete ? { html: Buffer.concat(chunks.splice(0)) } : undefined;
}

/** Sends another body in place of the rendered one, whose buffer is freed. */
async function replaceBody(context: Context<EdgeEnv>, response: Response | undefined): Promise<boolean> {
  if (!response) return false;
  await context.res.body?.cancel();
  context.res = response;
  return true;
}

/**
 * Adds a key.
 *
 * @returns whether it was added before, recently
 */
type AddRecentKey = (key: string) => boolean;

const defaultSlots = 8_192;

/** A fixed-size set of recent keys, stored as hashes: a key replaces an older one in the same slot. */
export function createRecentKeys(slots = defaultSlots): AddRecentKey {
  const hashes = new Int32Array(slots);
  return (key) => {
    // An empty slot is zero.
    const hash = hashOf(key) || 1;
    const slot = (hash >>> 0) % slots;
    const wasNoted = hashes[slot] === hash;
    hashes[slot] = hash;
    return wasNoted;
  };
}

/** FNV-1a, whose low bits choose the slot. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash;
}

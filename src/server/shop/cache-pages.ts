import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { log } from '../log.ts';
import type { PublicFile } from '../public-file.ts';
import type { RenderPermit } from '../render-queue.ts';
import { toFileResponse } from '../send-public-file.ts';
import { compressPage } from './compressed-page.ts';
import type { PageCache } from './page-cache.ts';
import { findSharedKey } from './page-key.ts';
import type { PayloadCache } from './payload-cache.ts';

type Options = {
  cache: PageCache;
  payloads: PayloadCache;
  findPage: (key: string) => PublicFile | undefined;
  getRelease: () => string;
  isHttps: boolean;
};

const bytesPerTag = 64;

/** Pages that may be compressed concurrently; beyond that, only pages that other requests wait for are cached. */
const maxCompressing = 4;

/**
 * Caches a page as soon as it is rendered, however slowly its client reads. Under load only pages that were requested
 * twice are cached: a crawl of thousands of distinct pages must not fill the cache.
 */
export function cachePages({ cache, payloads, findPage, getRelease, isHttps }: Options): EdgeMiddleware {
  let compressing = 0;
  const addRecentKey = createRecentKeys();
  const isWorthCaching = (permit: RenderPermit | undefined, isRecent: boolean) =>
    permit?.hasFollowers() || (compressing < maxCompressing && (isRecent || !permit?.isOverloaded()));
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isRead = context.req.method === 'GET';
    const key = isRead
      ? findSharedKey({ path, query: search }, getRelease(), context.req.header('user-agent'))
      : undefined;
    if (key === undefined) return next();
    const store = cache.createWriter();
    const isRecent = addRecentKey(key);
    context.set('shared', {
      key,
      find: () => {
        const page = findPage(key);
        return page && toFileResponse(page, context.req.header('accept-encoding'));
      },
    });
    await next();
    const { res } = context;
    const permit = context.get('renderPermit');
    const render = context.get('render');
    const isPage = res.status === 200 && res.headers.get('content-type')?.startsWith('text/html');
    const cacheWhenRendered = async () => {
      // `splice` frees the chunks, since the response may take long to send.
      const chunks = (await context.get('rendered'))?.splice(0);
      if (!chunks || !isPage || !render?.isComplete || !isWorthCaching(permit, isRecent)) return;
      compressing += 1;
      const html = Buffer.concat(chunks).toString();
      const compressed = await compressPage({ html, path, nonce: context.get('nonce'), isHttps }).finally(() => {
        compressing -= 1;
      });
      if (!compressed) return;
      const { file, bytes, payload } = compressed;
      if (payload) payloads.set(payload.path, payload);
      const tags = new Set(render.tags);
      const size = bytes + key.length + bytesPerTag * tags.size;
      store(key, { file, bytes: size, tags, endsAt: render.endsAt, payload: payload?.path });
    };
    // Incomplete pages are not cached, so others need not wait.
    if (!isPage || !render?.isComplete) permit?.notifyFollowers();
    cacheWhenRendered()
      .catch((error) => log('warn', 'page not kept', { reason: String(error) }))
      .finally(() => permit?.notifyFollowers());
  };
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

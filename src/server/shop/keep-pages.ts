import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { log } from '../log.ts';
import type { PublicFile } from '../public-file.ts';
import { toFileResponse } from '../send-public-file.ts';
import { toCachedFile } from './cached-file.ts';
import type { KeptPayloads } from './kept-payloads.ts';
import type { PageCache } from './page-cache.ts';
import { findShopAddress, toPageKey } from './page-key.ts';

type Options = {
  cache: PageCache;
  payloads: KeptPayloads;
  findPage: (key: string) => PublicFile | undefined;
  getRelease: () => string;
  isHttps: boolean;
};

const bytesOfTag = 64;

/** Pages that may be packed at once; while more are rendered than packed, only those that others wait for are kept. */
const mostPacked = 4;

/** Keeps what is rendered for the next reader, as soon as this one has all of it. */
export function keepPages({ cache, payloads, findPage, getRelease, isHttps }: Options): EdgeMiddleware {
  let packed = 0;
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const address = context.req.method === 'GET' ? findShopAddress(path, search) : undefined;
    // Only the one address of a page is rendered as others will see it.
    if (address === undefined || address !== path + search) return next();
    const store = cache.begin();
    const key = toPageKey(address, getRelease(), context.req.header('user-agent'));
    context.set('shared', {
      key,
      find: () => {
        const page = findPage(key);
        return page && toFileResponse(page, context.req.header('accept-encoding'));
      },
    });
    await next();
    const { res } = context;
    const turn = context.get('turn');
    const share = () => turn?.share();
    const isPage = res.status === 200 && res.headers.get('content-type')?.startsWith('text/html');
    const render = context.get('render');
    // What streams in later will not be kept, so others need not wait for it.
    if (!isPage || !res.body || !render?.isComplete) share();
    if (!isPage || !res.body || !render) return;
    const isAwaited = () => turn?.isAwaited() ?? false;
    const keep = async (chunks: Uint8Array[]) => {
      if (!render.isComplete || (packed >= mostPacked && !isAwaited())) return;
      packed += 1;
      const html = Buffer.concat(chunks).toString();
      const made = await toCachedFile(html, context.get('nonce'), isHttps).finally(() => {
        packed -= 1;
      });
      if (!made) return;
      const { file, bytes, payload } = made;
      if (payload) payloads.keep(payload.path, payload);
      const tags = new Set(render.tags);
      store(key, { file, bytes: bytes + key.length + bytesOfTag * tags.size, tags, payload: payload?.path });
    };
    const body = watch(res.body, {
      onEnd: (chunks) => {
        keep(chunks)
          .catch((error) => log('warn', 'page not kept', { reason: String(error) }))
          .finally(share);
      },
      onBreak: share,
      isAwaited,
    });
    context.res = new Response(body, { status: res.status, headers: res.headers });
  };
}

type Watch = { onEnd: (chunks: Uint8Array[]) => void; onBreak: () => void; isAwaited: () => boolean };

/** Hands everything on, and over at the end. When its reader leaves, it is read to the end for those who wait for it. */
function watch(body: ReadableStream<Uint8Array>, { onEnd, onBreak, isAwaited }: Watch): ReadableStream<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  const read = async (): Promise<Uint8Array | undefined> => {
    try {
      const { done, value } = await reader.read();
      if (done) onEnd(chunks);
      else chunks.push(value);
      return value;
    } catch (error) {
      onBreak();
      throw error;
    }
  };
  return new ReadableStream({
    pull: async (controller) => {
      const chunk = await read();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel: async (reason) => {
      if (!isAwaited()) {
        onBreak();
        return reader.cancel(reason);
      }
      while (await read());
    },
  });
}

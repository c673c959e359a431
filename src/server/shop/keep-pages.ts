import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { log } from '../log.ts';
import { toCachedFile } from './cached-file.ts';
import type { KeptPayloads } from './kept-payloads.ts';
import type { PageCache } from './page-cache.ts';
import { findShopAddress, toPageKey } from './page-key.ts';

type Options = { cache: PageCache; payloads: KeptPayloads; getRelease: () => string; isHttps: boolean };

/** Keeps what is rendered for the next reader, as soon as this one has all of it. */
export function keepPages({ cache, payloads, getRelease, isHttps }: Options): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const address = context.req.method === 'GET' ? findShopAddress(path, search) : undefined;
    // Only the one address of a page is rendered as others will see it.
    if (address === undefined || address !== path + search) return next();
    const store = cache.begin();
    const key = toPageKey(address, getRelease(), context.req.header('user-agent'));
    await next();
    const { res } = context;
    const isPage = res.status === 200 && res.headers.get('content-type')?.startsWith('text/html');
    const render = context.get('render');
    if (!isPage || !res.body || !render) return;
    const keep = async (chunks: Uint8Array[]) => {
      if (!render.isComplete) return;
      const html = Buffer.concat(chunks).toString();
      const made = await toCachedFile(html, context.get('nonce'), isHttps);
      if (!made) return;
      const { file, bytes, payload } = made;
      if (payload) payloads.keep(payload.path, payload);
      store(key, { file, bytes, tags: new Set(render.tags), payload: payload?.path });
    };
    context.res = new Response(res.body.pipeThrough(listen(keep)), { status: res.status, headers: res.headers });
  };
}

/** Hands everything on, and over at the end. */
function listen(onEnd: (chunks: Uint8Array[]) => Promise<void>): TransformStream<Uint8Array, Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new TransformStream({
    transform: (chunk, controller) => {
      chunks.push(chunk);
      controller.enqueue(chunk);
    },
    flush: () => {
      onEnd(chunks).catch((error) => log('warn', 'page not kept', { reason: String(error) }));
    },
  });
}

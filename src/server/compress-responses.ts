import { pipeline } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import { acceptedEncodings } from './accept-encoding.ts';
import { cancelAsClientLeft } from './client-left.ts';
import { isCompressible } from './content-type.ts';
import type { EdgeMiddleware } from './edge-env.ts';
import { toNodeStream, toWebStream } from './web-streams.ts';

/** Compresses dynamic responses, and flushes every chunk as soon as React has rendered it. */
export function compressResponses(): EdgeMiddleware {
  return async (context, next) => {
    await next();
    if (!context.res.body) return;
    context.res = new Response(cancelAsClientLeft(context.res.body), context.res);
    const { body, headers, status } = context.res;
    if (!body || headers.has('content-encoding') || !isCompressible(headers.get('content-type') ?? '')) return;
    if (!headers.has('vary')) headers.set('vary', 'accept-encoding');
    const [encoding] = acceptedEncodings(context.req.header('accept-encoding'));
    if (context.req.method === 'HEAD' || !encoding || encoding === 'identity') return;
    context.res = new Response(compress(body, encoding), { status, headers });
    context.res.headers.set('content-encoding', encoding);
    context.res.headers.delete('content-length');
  };
}

function compress(body: ReadableStream<Uint8Array>, encoding: 'br' | 'gzip'): ReadableStream<Uint8Array> {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: zlib.BROTLI_OPERATION_FLUSH,
          params: {
            [zlib.BROTLI_PARAM_QUALITY]: 4,
            [zlib.BROTLI_PARAM_LGWIN]: 17,
            [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ flush: zlib.Z_SYNC_FLUSH, level: 5 });
  // `pipeline` destroys both sides when one breaks: a failed render truncates the response, a disconnected client ends
  // the render.
  const source = toNodeStream(body);
  pipeline(source, compressor, () => {});
  return toWebStream(compressor);
}

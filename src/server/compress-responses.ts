import { extname } from 'node:path';
import { pipeline } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import { createSemaphore } from '../base/semaphore.ts';
import { brotliCompress, gzip } from './compressions.ts';
import type { EdgeEnv, EdgeMiddleware } from './edge-env.ts';
import { cancelAsClientLeft, findWholeBody, toNodeStream, toWebStream, toWholeBody } from './web-streams.ts';

/** Compresses dynamic responses, and flushes every chunk as soon as React has rendered it. */
export function compressResponses(): EdgeMiddleware {
  return async (context, next) => {
    await next();
    if (!context.res.body) return;
    const whole = findWholeBody(context.res.body);
    if (!whole) context.res = new Response(cancelAsClientLeft(context.res.body), context.res);
    const { body, headers, status } = context.res;
    if (!body || headers.has('content-encoding') || !isCompressible(headers.get('content-type') ?? '')) return;
    if (!headers.has('vary')) headers.set('vary', 'accept-encoding');
    const [encoding] = acceptedEncodings(context.req.header('accept-encoding'));
    if (context.req.method === 'HEAD' || !encoding || encoding === 'identity') return;
    if (whole) {
      // Hono would keep it.
      headers.delete('content-length');
      context.res = await compressWhole(whole, context);
      return;
    }
    context.res = new Response(compress(body, encoding), { status, headers });
    context.res.headers.set('content-encoding', encoding);
    context.res.headers.delete('content-length');
  };
}

/** Whether the response is in memory as a whole, and is sent compressed: so little that nothing limits it. */
export function isSmallWhole({ res, req }: Context<EdgeEnv>): boolean {
  const [encoding = 'identity'] = acceptedEncodings(req.header('accept-encoding'));
  return encoding !== 'identity' && res.body !== null && findWholeBody(res.body) !== undefined;
}

/** A response with the same status and headers whose body is this one, compressed in one go. */
export async function compressWhole(body: Uint8Array, context: Context<EdgeEnv>): Promise<Response> {
  const { status, headers } = context.res;
  const [encoding = 'identity'] = acceptedEncodings(context.req.header('accept-encoding'));
  const compressed =
    encoding === 'br'
      ? await compressBrotli(body, onceQuality)
      : encoding === 'gzip'
        ? await gzip(body, { level: gzipLevel, chunkSize: outputBytes })
        : body;
  const all = new Headers(headers);
  if (!all.has('vary')) all.set('vary', 'accept-encoding');
  all.set('content-length', String(compressed.length));
  if (encoding !== 'identity') all.set('content-encoding', encoding);
  return new Response(toWholeBody(compressed), { status, headers: all });
}

/** Compressions at a time: each takes a megabyte, and pages are not rendered as fast as two are compressed. */
const runCompression = createSemaphore(2);

/** Bytes of a text for which the smallest window costs no more than some bytes. */
const maxSmallBytes = 128 * 1024;

/**
 * Room for the output of a compression, which most pages fit into: with Node's own, 16 kB, a page would wait for a thread
 * twice.
 */
const outputBytes = 32 * 1024;

/**
 * Compresses a text in one go. The window is small, since Brotli allocates several times its size beside the text: with
 * the one that it takes by itself so much that V8 collects all garbage every few pages.
 */
export function compressBrotli(text: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_LGWIN]: text.length <= maxSmallBytes ? 16 : 18,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return runCompression(() => brotliCompress(text, { params, chunkSize: outputBytes }));
}

/** Brotli's quality for a response that is sent once. */
const onceQuality = 4;

const streamParams = {
  [zlib.BROTLI_PARAM_QUALITY]: onceQuality,
  [zlib.BROTLI_PARAM_LGWIN]: 17,
  [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
};

const gzipLevel = 5;

function compress(body: ReadableStream<Uint8Array>, encoding: 'br' | 'gzip'): ReadableStream<Uint8Array> {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ flush: zlib.BROTLI_OPERATION_FLUSH, params: streamParams })
      : createGzip({ flush: zlib.Z_SYNC_FLUSH, level: gzipLevel });
  // `pipeline` destroys both sides when one breaks: a failed render truncates the response, a disconnected client ends
  // the render.
  const source = toNodeStream(body);
  pipeline(source, compressor, () => {});
  return toWebStream(compressor);
}

/** Types that mrmime lacks or that it names otherwise. */
const ownTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.xml': 'application/xml',
  '.speculationrules': 'application/speculationrules+json',
};

const isText = (type: string) => /^text\/|^application\/(?:json|xml|manifest\+json)$|^image\/svg\+xml$/.test(type);

export function contentTypeOf(fileName: string): string {
  const extension = extname(fileName).toLowerCase();
  const type = ownTypes[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

const compressible =
  /^(?:text\/|application\/(?:json|xml|javascript|(?:manifest|ld|speculationrules)\+json|wasm)|image\/(?:svg\+xml|x-icon))/i;

export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType);
}

const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send few different headers, and every response needs the result. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 500 });

/**
 * The content encodings that a client accepts, best first; ties in the order br, gzip, identity. Empty when even
 * identity is refused.
 */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const accepted = known.get(header) ?? negotiate(header);
  known.set(header, accepted);
  return accepted;
}

function negotiate(header: string): readonly Encoding[] {
  // `x-gzip` is an old name of gzip. The package would take the lowest weight, also a malformed one, for identity.
  const acceptEncoding = header.toLowerCase().replaceAll('x-gzip', 'gzip').replaceAll('q=-', 'q=0;-');
  return new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(encodings, {
    preferred: encodings,
  });
}

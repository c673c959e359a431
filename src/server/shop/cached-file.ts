import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type PublicFile, toPublicFile } from '../public-file.ts';
import { separatePayload } from '../separate-payload.ts';

type KeptFile = { file: PublicFile; bytes: number };

/** A page as others will get it, and the payload that brings it to life. */
export type KeptPage = KeptFile & { payload?: KeptFile & { path: string } };

/** A nonce is good for one reader: kept pages name the hashes of their scripts instead. */
export async function toCachedFile(html: string, nonce: string, isHttps: boolean): Promise<KeptPage | undefined> {
  const plain = html.replaceAll(` nonce="${nonce}"`, '');
  if (plain.includes(nonce)) return undefined;
  const separated = separatePayload(plain);
  const page = { contentType: 'text/html; charset=utf-8', cacheControl: 'private, no-cache', isHttps };
  if (!separated) return pack(plain, page);
  const ofPayload = {
    contentType: 'text/x-component; charset=utf-8',
    cacheControl: 'private, max-age=31536000, immutable',
    isHttps,
  };
  const { path, text } = separated.payload;
  const [kept, payload] = await Promise.all([pack(separated.html, page), pack(text, ofPayload)]);
  return { ...kept, payload: { ...payload, path } };
}

type Headers = { contentType: string; cacheControl: string; isHttps: boolean };

async function pack(text: string, headers: Headers): Promise<KeptFile> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: 5,
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity),
  ]);
  const bodies = { identity, br: toOwnMemory(br), gzip: toOwnMemory(gz) };
  const file = toPublicFile({ bodies, isPacked: true, status: 200, ...headers });
  return { file, bytes: weighFile(file) };
}

/** Node cuts small buffers from a large piece of memory, which stays as long as any of them. */
export function toOwnMemory(content: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(content.length);
  content.copy(own);
  return own;
}

/** Bytes of what holds a file together: objects, lists of headers, and a buffer's share of both heaps. */
const overhead = 4_096;

/** Bytes of memory that are free again once nobody holds the file. */
export function weighFile({ variants }: PublicFile): number {
  const memories = new Set<ArrayBufferLike>();
  const texts = new Set<string>();
  for (const { body, headers } of Object.values(variants)) {
    if (Buffer.isBuffer(body)) memories.add(body.buffer);
    for (const text of headers) texts.add(text);
  }
  let bytes = overhead;
  for (const { byteLength } of memories) bytes += byteLength;
  for (const { length } of texts) bytes += length;
  return bytes;
}

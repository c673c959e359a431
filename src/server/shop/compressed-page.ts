import { copyBuffer, freeBuffer, replaceWords } from '../byte-text.ts';
import { compressBrotli } from '../compress-responses.ts';
import { deferReact } from '../extract-payload.ts';
import { type PublicFile, toPublicFile } from '../public-file.ts';

const contentType = 'text/html; charset=utf-8';

type CompressedFile = { file: PublicFile; bytes: number };

/** A compressed page and its RSC payload, ready for the cache. */
export type CompressedPage = CompressedFile & { payload?: CompressedFile & { path: string } };

/** `payload` is given where the HTML does not contain it. */
export type RenderedPage = {
  html: Buffer;
  payload?: Buffer | undefined;
  path: string;
  nonce: string;
  isHttps: boolean;
};

/**
 * Compresses a rendered page, whose payload comes at the first touch. Its nonce is removed, since it is valid for one
 * response; its scripts are allowed by hash instead.
 *
 * @param toHref the address of the payload, for its path
 */
export async function compressPage(
  { html, payload: ownPayload, path, nonce, isHttps }: RenderedPage,
  toHref?: (path: string) => string,
): Promise<CompressedPage | undefined> {
  const plain = removeNonce(html, nonce);
  if (plain === undefined) return undefined;
  const separated = deferReact(plain, toHref, ownPayload);
  const page = { path, contentType, cacheControl: 'private, no-cache', isHttps };
  if (!separated) return compressFile(plain, page);
  const { path: payloadPath, content } = separated.payload;
  const ofPayload = {
    path: payloadPath,
    contentType: 'text/x-component; charset=utf-8',
    cacheControl: 'private, max-age=31536000, immutable',
    isHttps,
  };
  // What they read is freed after both, also where one fails.
  const files = [compressFile(separated.html, page), compressFile(content, ofPayload)] as const;
  await Promise.allSettled(files);
  const [compressed, payload] = await Promise.all(files);
  for (const bytes of [plain, separated.html]) if (bytes !== html) freeBuffer(bytes);
  return { ...compressed, payload: { ...payload, path: payloadPath } };
}

/**
 * The same with the payload in the page: a CDN may show it for longer than any storefront has the payload, or ask
 * another one for that.
 */
export async function compressWholePage({
  html,
  path,
  nonce,
  isHttps,
}: RenderedPage): Promise<CompressedPage | undefined> {
  const plain = removeNonce(html, nonce);
  return plain === undefined
    ? undefined
    : compressFile(plain, { path, contentType, cacheControl: 'private, no-cache', isHttps });
}

/** @returns undefined where the nonce stands elsewhere as well */
function removeNonce(html: Buffer, nonce: string): Buffer | undefined {
  const plain = replaceWords(html, [{ word: ` nonce="${nonce}"`, by: '' }]);
  return plain.includes(nonce) ? undefined : plain;
}

type Headers = { path: string; contentType: string; cacheControl: string; isHttps: boolean };

async function compressFile(identity: Buffer, headers: Headers): Promise<CompressedFile> {
  const br = await compressBrotli(identity, 5);
  const bodies = { identity, br: copyBuffer(br) };
  const file = toPublicFile({ bodies, holds: 'brotli', status: 200, ...headers });
  return { file, bytes: measureFileBytes(file) };
}

/** Approximate bytes of a file's objects, header lists and buffers' overhead. */
const overheadBytes = 4_096;

/** Bytes of memory that a file occupies. */
export function measureFileBytes({ variants }: PublicFile): number {
  const memories = new Set<ArrayBufferLike>();
  const texts = new Set<string>();
  for (const { body, headers } of Object.values(variants)) {
    if (Buffer.isBuffer(body)) memories.add(body.buffer);
    for (const text of headers) texts.add(text);
  }
  let bytes = overheadBytes;
  for (const { byteLength } of memories) bytes += byteLength;
  for (const { length } of texts) bytes += length;
  return bytes;
}

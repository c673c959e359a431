import type { Stats } from 'node:fs';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';
import { filePolicy, hashInlineScripts, pagePolicy } from './content-security-policy.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';
import { etagOf } from './etag.ts';
import { securityHeaders } from './security-headers.ts';

/** One file of the release, ready to be sent in each of its encodings. */
export type PublicFile = { status: 200 | 404; variants: Partial<Record<Encoding, FileVariant>> };

/** Headers are name and value in turn, which Node sends without looking twice. */
export type FileVariant = { body: Buffer | LargeFile; etag: string; headers: string[]; headersWhenUnchanged: string[] };

type LargeFile = { file: string; size: number };

type FileOnDisk = { url: string; file: string; stats: Stats };

const largestInMemory = 1024 * 1024;
const smallestWorthPacking = 256;

export function loadPublicFile(
  { url, file, stats }: FileOnDisk,
  { isHttps, isNotFoundPage }: { isHttps: boolean; isNotFoundPage: boolean },
) {
  const contentType = url.startsWith('/RSC/') ? 'text/x-component; charset=utf-8' : contentTypeOf(file);
  const isLarge = stats.size > largestInMemory && !isCompressible(contentType);
  const plain = isLarge ? { file, size: stats.size } : readFileSync(file);
  const shared = {
    ...securityHeaders(isHttps),
    'content-type': contentType,
    'content-security-policy': policyOf(contentType, plain, isHttps),
    'cache-control': isNotFoundPage ? 'no-cache' : cacheControlOf(url, contentType),
  };
  const canPack = Buffer.isBuffer(plain) && isCompressible(contentType) && plain.length >= smallestWorthPacking;
  const bodies: Partial<Record<Encoding, Buffer | LargeFile>> = canPack
    ? { identity: plain, br: readPacked(file, '.br', plain), gzip: readPacked(file, '.gz', plain) }
    : { identity: plain };
  const version = etagOf(Buffer.isBuffer(plain) ? plain : `${file}:${stats.size}:${stats.mtimeMs}`).slice(1, -1);
  const variants = Object.entries(bodies).map(([encoding, body]) => [
    encoding,
    toVariant(
      body,
      encoding as Encoding,
      version,
      canPack ? { ...shared, vary: 'accept-encoding' } : shared,
      isNotFoundPage,
    ),
  ]);
  return {
    status: isNotFoundPage ? 404 : 200,
    variants: Object.fromEntries(variants),
  } satisfies PublicFile as PublicFile;
}

function toVariant(
  body: Buffer | LargeFile,
  encoding: Encoding,
  version: string,
  shared: Record<string, string>,
  isNotFoundPage: boolean,
): FileVariant {
  const etag = encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`;
  const headers = isNotFoundPage ? shared : { ...shared, etag };
  const { 'content-type': _contentType, ...headersWhenUnchanged } = headers as Record<string, string>;
  const ofBody = {
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(Buffer.isBuffer(body) ? body.length : body.size),
  };
  return {
    body,
    etag,
    headers: Object.entries({ ...headers, ...ofBody }).flat(),
    headersWhenUnchanged: Object.entries(headersWhenUnchanged).flat(),
  };
}

function policyOf(contentType: string, body: Buffer | LargeFile, isHttps: boolean): string {
  if (contentType.startsWith('text/html') && Buffer.isBuffer(body)) {
    return pagePolicy({ scripts: hashInlineScripts(body.toString()), isHttps });
  }
  return contentType.startsWith('text/javascript') ? pagePolicy({ isHttps }) : filePolicy;
}

function cacheControlOf(url: string, contentType: string): string {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (contentType.startsWith('font/')) return 'public, max-age=2592000';
  if (/^image\//.test(contentType)) return 'public, max-age=86400';
  return 'no-cache';
}

/** The build packs with its best effort; a file it has not packed is packed here, quickly. */
function readPacked(file: string, suffix: '.br' | '.gz', plain: Buffer): Buffer {
  if (existsSync(file + suffix)) return readFileSync(file + suffix);
  if (suffix === '.gz') return gzipSync(plain);
  return brotliCompressSync(plain, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}

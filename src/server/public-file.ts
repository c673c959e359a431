import { createHash } from 'node:crypto';
import { existsSync, readFileSync, type Stats } from 'node:fs';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { entriesOf } from '../base/records.ts';
import { copyBuffer, toByteText } from './byte-text.ts';
import type { SharedCopy } from './cdn/shared-copy.ts';
import { contentTypeOf, type Encoding, isCompressible } from './compress-responses.ts';
import { payloadFolder } from './extract-payload.ts';
import { hashHeadStyles } from './inline-styles.ts';
import {
  filePolicy,
  hashInlineScripts,
  ordinaryDocumentHeaders,
  pagePolicy,
  securityHeaders,
  workerPolicy,
} from './security-headers.ts';

/** Statuses that have pages of their own. */
export type StatusOfPage = 404 | 410 | 503;

/** A file of the release, in each of its encodings. */
export type PublicFile = {
  status: 200 | StatusOfPage;
  variants: Partial<Record<Encoding, FileVariant>>;
  /** Undefined for what a CDN may not keep. */
  shared?: SharedCopy;
};

/** `headers` are alternating names and values, which Node sends without validating them again. */
export type FileVariant = { body: Body; etag: string; headers: string[]; notModifiedHeaders: string[] };

type Body = Buffer | LargeFile | PackedBody;

type LargeFile = { file: string; size: number };

/**
 * A form that is rarely requested and therefore made on request: the plain one, or that in gzip of what is held in
 * brotli; `size` is that of the plain form.
 */
export type PackedBody = { packed: PackedBuffer; as: 'identity' | 'gzip' };

/** A compressed buffer; `size` is that of the plain form. */
export type PackedBuffer = { buffer: Buffer; encoding: 'br' | 'gzip'; size: number };

type FileOnDisk = { url: string; file: string; stats: Stats };

const maxInMemoryBytes = 1024 * 1024;

const minCompressedBytes = 256;

export function loadPublicFile(
  { url, file, stats }: FileOnDisk,
  { isHttps, status }: { isHttps: boolean; status: PublicFile['status'] },
) {
  const contentType = isPayload(url) ? 'text/x-component; charset=utf-8' : contentTypeOf(file);
  const isLarge = stats.size > maxInMemoryBytes && !isCompressible(contentType);
  const plain = isLarge ? { file, size: stats.size } : readFileSync(file);
  const canPack = Buffer.isBuffer(plain) && isCompressible(contentType) && plain.length >= minCompressedBytes;
  return toPublicFile({
    path: url,
    bodies: canPack
      ? { identity: plain, br: readCompressed(file, '.br', plain), gzip: readCompressed(file, '.gz', plain) }
      : { identity: plain },
    holds: canPack ? 'compressed' : 'all',
    contentType,
    cacheControl: status === 200 ? cacheControlOf(url, contentType) : 'no-cache',
    version: Buffer.isBuffer(plain) ? undefined : `${file}:${stats.size}:${stats.mtimeMs}`,
    status,
    isHttps,
    ...(url === '/sw.js' ? { policy: workerPolicy } : {}),
  });
}

type Content = {
  /** Where it is served. */
  path: string;
  bodies: Partial<Record<Encoding, Body>> & { identity: Buffer | LargeFile };
  /** Which forms are held in memory; the others are made on request. */
  holds?: 'all' | 'compressed' | 'brotli';
  contentType: string;
  cacheControl: string;
  /** Identifies the content's version where the content is not in memory. */
  version?: string | undefined;
  status: PublicFile['status'];
  isHttps: boolean;
  /** Content security policy, where the content type does not determine it. */
  policy?: string;
};

/** A public file from its bodies: all headers, for each encoding. */
export function toPublicFile({
  path,
  bodies,
  contentType,
  cacheControl,
  status,
  isHttps,
  ...content
}: Content): PublicFile {
  const { identity } = bodies;
  const shared = {
    ...securityHeaders(isHttps),
    'content-type': contentType,
    'content-security-policy': content.policy ?? policyOf(contentType, identity, isHttps),
    'cache-control': cacheControl,
    ...(status === 200 && contentType.startsWith('text/html') ? ordinaryDocumentHeaders(path) : {}),
    ...(status === 503 ? { 'retry-after': '300' } : {}),
    ...(Object.keys(bodies).length > 1 ? { vary: 'accept-encoding' } : {}),
  };
  const version = etagOf(Buffer.isBuffer(identity) ? identity : (content.version ?? '')).slice(1, -1);
  const held = hold(bodies, content.holds);
  const variants = entriesOf<Encoding, Body>(held).map(([encoding, body]) => [
    encoding,
    toVariant(body, encoding, version, shared, status === 200),
  ]);
  return { status, variants: Object.fromEntries(variants) };
}

function hold(bodies: Content['bodies'], holds: Content['holds'] = 'all'): Partial<Record<Encoding, Body>> {
  const { identity, br, gzip } = bodies;
  if (holds === 'all' || !Buffer.isBuffer(identity) || !Buffer.isBuffer(br)) return bodies;
  const packed: PackedBuffer = { buffer: br, encoding: 'br', size: identity.length };
  return {
    br,
    gzip: holds === 'compressed' && gzip ? gzip : { packed, as: 'gzip' },
    identity: { packed, as: 'identity' },
  };
}

function toVariant(
  body: Body,
  encoding: Encoding,
  version: string,
  shared: Record<string, string>,
  hasEtag: boolean,
): FileVariant {
  const etag = encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`;
  const headers: Record<string, string> = hasEtag ? { ...shared, etag } : shared;
  const { 'content-type': _contentType, ...headersWhenUnchanged } = headers;
  const size = sizeOf(body);
  const ofBody: Record<string, string> = {
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(size === undefined ? {} : { 'content-length': String(size) }),
  };
  return {
    body,
    etag,
    headers: Object.entries({ ...headers, ...ofBody }).flat(),
    notModifiedHeaders: Object.entries(headersWhenUnchanged).flat(),
  };
}

/** Bytes of a body; undefined where they are known only when it is made. */
function sizeOf(body: Body): number | undefined {
  if (Buffer.isBuffer(body)) return body.length;
  if ('file' in body) return body.size;
  return body.as === 'identity' ? body.packed.size : undefined;
}

function policyOf(contentType: string, body: Buffer | LargeFile, isHttps: boolean): string {
  if (contentType.startsWith('text/html') && Buffer.isBuffer(body)) {
    const [html, encoding] = [toByteText(body), 'latin1'] as const;
    return pagePolicy({ scripts: hashInlineScripts(html, encoding), styles: hashHeadStyles(html, encoding), isHttps });
  }
  return filePolicy;
}

function isPayload(url: string): boolean {
  return url.startsWith('/RSC/') || url.startsWith(payloadFolder);
}

function cacheControlOf(url: string, contentType: string): string {
  if (url.startsWith('/assets/') || url.startsWith(payloadFolder)) return 'public, max-age=31536000, immutable';
  // Outdated rules name pages that are prefetched in vain, or are not.
  if (contentType.startsWith('application/speculationrules')) return 'public, max-age=3600';
  if (contentType.startsWith('font/')) return 'public, max-age=2592000';
  if (/^image\//.test(contentType)) return 'public, max-age=86400';
  return 'no-cache';
}

/** The compressed form that the build wrote; else it is compressed here, quickly. */
function readCompressed(file: string, suffix: '.br' | '.gz', plain: Buffer): Buffer {
  if (existsSync(file + suffix)) return copyBuffer(readFileSync(file + suffix));
  if (suffix === '.gz') return gzipSync(plain);
  return brotliCompressSync(plain, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}

export function etagOf(content: Uint8Array | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header matches this ETag. Weak ones match, too, as RFC 9110 wants it for this header. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((candidate) => candidate.replace(/^W\//, '') === etag);
}

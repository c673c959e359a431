import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createGzip } from 'node:zlib';
import type { Context } from 'hono';
import { getLanguageOfPath } from '../i18n/languages.ts';
import { findCdnHeaders } from './cdn/shared-copy.ts';
import { acceptedEncodings } from './compress-responses.ts';
import { brotliDecompress, gunzip } from './compressions.ts';
import { type EdgeEnv, type EdgeMiddleware, getAddress } from './edge-env.ts';
import { isPayloadPath, respondWithHardNavigation, toPagePath } from './payload-path.ts';
import {
  type FileVariant,
  matchesEtag,
  type PackedBody,
  type PackedBuffer,
  type PublicFile,
  type StatusOfPage,
} from './public-file.ts';
import type { IsKnownPath, PublicFiles } from './public-files.ts';
import { toWebStream, toWholeBody } from './web-streams.ts';

/** @returns undefined when the client accepts none of the file's encodings */
function chooseVariant(file: PublicFile, acceptEncoding: string | undefined): FileVariant | undefined {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = file.variants[encoding];
    if (variant) return variant;
  }
  return undefined;
}

/**
 * The file as a Response; undefined for one that is not in memory, or whose encodings the client does not accept.
 *
 * @param address path and query of the request where the response may be kept by a CDN
 */
export function toFileResponse(
  file: PublicFile,
  acceptEncoding: string | undefined,
  address?: string,
): Response | undefined {
  const variant = chooseVariant(file, acceptEncoding);
  if (!variant || 'file' in variant.body) return undefined;
  const headers = new Headers();
  const all = [...variant.headers, ...findCdnHeaders(file.shared, address)];
  for (let index = 0; index < all.length; index += 2) headers.set(all[index] ?? '', all[index + 1] ?? '');
  const body = Buffer.isBuffer(variant.body) ? toWholeBody(variant.body) : toWebStream(toReadable(variant.body));
  return new Response(body, { status: file.status, headers });
}

/** @returns false when nothing was sent, since the client accepts none of the file's encodings */
export function sendPublicFile(request: IncomingMessage, response: ServerResponse, file: PublicFile): boolean {
  const { headers, method } = request;
  const acceptEncoding = headers['accept-encoding'];
  const variant = chooseVariant(file, Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding);
  if (!variant) return false;
  const ofCdn = file.shared ? findCdnHeaders(file.shared, request.url) : [];
  if (file.status === 200 && matchesEtag(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, [...variant.notModifiedHeaders, ...ofCdn]).end();
  } else {
    response.writeHead(file.status, [...variant.headers, ...ofCdn]);
    sendBody(response, method === 'HEAD' ? undefined : variant.body);
  }
  return true;
}

function sendBody(response: ServerResponse, body: FileVariant['body'] | undefined): void {
  if (body === undefined || Buffer.isBuffer(body)) {
    response.end(body);
    return;
  }
  const content = 'file' in body ? createReadStream(body.file) : toReadable(body);
  pipeline(content, response, (error) => {
    if (error) response.destroy();
  });
}

const chunkBytes = 16 * 1024;

function toReadable(body: Buffer | PackedBody): Readable {
  const chunks = Buffer.isBuffer(body) ? toChunks(body) : unpack(body.packed);
  const plain = Readable.from(chunks, { objectMode: false, highWaterMark: chunkBytes });
  if (Buffer.isBuffer(body) || body.as === 'identity') return plain;
  // `pipeline` destroys both sides when one breaks.
  return pipeline(plain, createGzip(), () => {});
}

function* toChunks(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += chunkBytes) yield content.subarray(at, at + chunkBytes);
}

/**
 * Bytes of decompressed files that are held at once, however many clients read them; beyond that they are decompressed
 * as a stream.
 */
const maxUnpackedBytes = 32 * 1024 ** 2;

/** Decompressed files that are being sent now, shared by all clients of the same file. */
const unpacked = new Map<PackedBuffer, { plain: Promise<Buffer>; readers: number }>();

let unpackedBytes = 0;

async function* unpack(body: PackedBuffer): AsyncGenerator<Buffer> {
  const decompressing = unpacked.get(body);
  if (!decompressing && unpackedBytes + body.size > maxUnpackedBytes) {
    yield* Readable.from([body.buffer]).pipe(body.encoding === 'br' ? createBrotliDecompress() : createGunzip());
    return;
  }
  const shared = decompressing ?? { plain: decompress(body), readers: 0 };
  if (!decompressing) unpackedBytes += body.size;
  unpacked.set(body, shared);
  shared.readers += 1;
  try {
    // A chunk that is a view would keep the whole buffer alive.
    for (const chunk of toChunks(await shared.plain)) yield Buffer.from(chunk);
  } finally {
    shared.readers -= 1;
    if (shared.readers === 0 && unpacked.delete(body)) unpackedBytes -= body.size;
  }
}

function decompress({ buffer, encoding, size }: PackedBuffer): Promise<Buffer> {
  const options = { chunkSize: size + 64 };
  return encoding === 'br' ? brotliDecompress(buffer, options) : gunzip(buffer, options);
}

/** Answers 404 for unknown paths before anything is rendered. */
export function refuseUnknownPaths(isKnownPath: IsKnownPath): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    if (!isPayloadPath(path)) return isKnownPath(path) || path.startsWith('/RSC/') ? next() : context.notFound();
    const page = toPagePath(path);
    if (isKnownPath(page)) return next();
    // After a 404 Waku's client requests the payload of `/404`. A hard navigation to the address that the visitor
    // wanted shows the 404 page in the language of that address.
    return page === '/404'
      ? respondWithHardNavigation(`?${new URLSearchParams(search).get('query') ?? ''}`)
      : context.notFound();
  };
}

/** The release's page for a status, in the language of the address; undefined for programs and where there is none. */
export function findStatusResponse(
  context: Context<EdgeEnv>,
  files: PublicFiles,
  status: StatusOfPage,
): Response | undefined {
  const { path } = getAddress(context);
  if (/^\/(?:assets|media|payload|api|RSC)\//.test(path)) return undefined;
  const page = files.findStatusPage(status, getLanguageOfPath(path));
  return page && toFileResponse(page, context.req.header('accept-encoding'));
}

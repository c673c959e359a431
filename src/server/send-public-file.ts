import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { gunzip, gunzipSync } from 'node:zlib';
import { acceptedEncodings } from './accept-encoding.ts';
import { matchesEtag } from './etag.ts';
import type { FileVariant, PublicFile } from './public-file.ts';

/** @returns undefined when the visitor takes none of the forms that there are */
function chooseVariant(file: PublicFile, acceptEncoding: string | undefined): FileVariant | undefined {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = file.variants[encoding];
    if (variant) return variant;
  }
  return undefined;
}

/** The same file as the app answers; undefined for one that is not in memory, or that the visitor takes in no form. */
export function toFileResponse(file: PublicFile, acceptEncoding: string | undefined): Response | undefined {
  const variant = chooseVariant(file, acceptEncoding);
  if (!variant || 'file' in variant.body) return undefined;
  const headers = new Headers();
  for (let index = 0; index < variant.headers.length; index += 2) {
    headers.set(variant.headers[index] ?? '', variant.headers[index + 1] ?? '');
  }
  const body = Buffer.isBuffer(variant.body) ? variant.body : gunzipSync(variant.body.gzip);
  return new Response(new Uint8Array(body), { status: file.status, headers });
}

/** @returns false when nothing was sent, since the visitor takes none of the file's forms */
export function sendPublicFile(request: IncomingMessage, response: ServerResponse, file: PublicFile): boolean {
  const { headers, method } = request;
  const acceptEncoding = headers['accept-encoding'];
  const variant = chooseVariant(file, Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding);
  if (!variant) return false;
  if (file.status === 200 && matchesEtag(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.headersWhenUnchanged).end();
  } else {
    response.writeHead(file.status, variant.headers);
    sendBody(response, method === 'HEAD' ? undefined : variant.body);
  }
  return true;
}

function sendBody(response: ServerResponse, body: FileVariant['body'] | undefined): void {
  if (body === undefined || Buffer.isBuffer(body)) {
    response.end(body);
    return;
  }
  if ('gzip' in body) {
    gunzip(body.gzip, (error, plain) => (error ? response.destroy() : response.end(plain)));
    return;
  }
  pipeline(createReadStream(body.file), response, (error) => {
    if (error) response.destroy();
  });
}

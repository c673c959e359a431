import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { acceptedEncodings } from './accept-encoding.ts';
import { matchesEtag } from './etag.ts';
import type { FileVariant, PublicFile } from './public-file.ts';

/** @returns undefined when the visitor takes none of the forms that there are */
export function chooseVariant(file: PublicFile, acceptEncoding: string | undefined): FileVariant | undefined {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = file.variants[encoding];
    if (variant) return variant;
  }
  return undefined;
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
  pipeline(createReadStream(body.file), response, (error) => {
    if (error) response.destroy();
  });
}

import type { Context } from 'hono';
import { type EdgeEnv, getAddress } from '../edge-env.ts';
import { matchesEtag } from '../etag.ts';
import { log } from '../log.ts';
import { type Picture, parsePictureAddress, pictureKey, pictureTypes } from './picture.ts';
import type { FindPicture } from './pictures.ts';
import { QueueFull } from './work-queue.ts';

/**
 * `/media/{file}/{width}.{format}`: pictures of the content system, in the sizes that pages use.
 *
 * @param findClient the client of a request, for its fair share of conversions
 */
export function createPictureHandler(
  findPicture: FindPicture,
  findClient: (context: Context<EdgeEnv>) => string,
): (context: Context<EdgeEnv>) => Promise<Response> {
  return async (context) => {
    const picture = parsePictureAddress(getAddress(context).path);
    if (!picture) return context.notFound();
    const { signal } = context.req.raw;
    try {
      const found = await findPicture(picture, { client: findClient(context), signal });
      return found ? toResponse(context, picture, found) : context.notFound();
    } catch (error) {
      const isBusy = error instanceof QueueFull || signal.aborted;
      if (isBusy) return context.text('503 Service Unavailable\n', 503, { 'retry-after': '5' });
      const reason = error instanceof Error ? error.message : String(error);
      log('warn', 'picture not made', { picture: pictureKey(picture), reason });
      return context.text('502 Bad Gateway\n', 502);
    }
  };
}

function toResponse(
  context: Context<EdgeEnv>,
  picture: Picture,
  { bytes, version }: { bytes: Uint8Array<ArrayBuffer>; version: string },
): Response {
  const etag = `"${version}-${pictureKey(picture)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };
  if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(bytes, 200, {
    ...headers,
    'content-type': pictureTypes[picture.format],
    'content-length': String(bytes.length),
  });
}

import type { Context } from 'hono';
import { type EdgeEnv, getAddress } from '../edge-env.ts';
import { log } from '../log.ts';
import { matchesEtag } from '../public-file.ts';
import { toWholeBody } from '../web-streams.ts';
import { QueueFull } from '../work-queue.ts';
import type { StoredPicture } from './picture-cache.ts';
import { createPictureReaders } from './picture-readers.ts';
import { type Picture, parsePictureAddress, pictureKey, pictureTypes } from './picture-source.ts';
import type { FindPicture } from './pictures.ts';

/**
 * `/media/{file}/{width}.{format}`: pictures of the content system, in the sizes that pages use.
 *
 * @param findClient the client of a request, for its fair share of conversions and of memory
 */
export function createPictureHandler(
  findPicture: FindPicture,
  findClient: (context: Context<EdgeEnv>) => string,
  admitReader = createPictureReaders(),
): (context: Context<EdgeEnv>) => Promise<Response> {
  return async (context) => {
    const picture = parsePictureAddress(getAddress(context).path);
    if (!picture) return context.notFound();
    const { signal } = context.req.raw;
    const client = findClient(context);
    try {
      const found = await findPicture(picture, { client, signal });
      if (!found) return context.notFound();
      const response = toResponse(context, picture, found);
      const mayRead = !response.body || admitReader(client, found.bytes, context.env ?? {});
      return mayRead ? response : refuseForNow(context);
    } catch (error) {
      const isBusy = error instanceof QueueFull || signal.aborted;
      if (isBusy) return refuseForNow(context);
      const reason = error instanceof Error ? error.message : String(error);
      log('warn', 'picture not made', { picture: pictureKey(picture), reason });
      return context.text('502 Bad Gateway\n', 502);
    }
  };
}

function refuseForNow(context: Context<EdgeEnv>): Response {
  return context.text('503 Service Unavailable\n', 503, { 'retry-after': '5' });
}

function toResponse(context: Context<EdgeEnv>, picture: Picture, { bytes, version }: StoredPicture): Response {
  const etag = `"${version}-${pictureKey(picture)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };
  if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(toWholeBody(bytes), 200, {
    ...headers,
    'content-type': pictureTypes[picture.format],
    'content-length': String(bytes.length),
  });
}

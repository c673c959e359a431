import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { cacheLookups } from '../../base/metrics.ts';
import { maxZoomSize } from '../../base/zoom-picture.ts';
import { type EdgeEnv, getAddress } from '../edge-env.ts';
import { log, logThrottled } from '../log.ts';
import { matchesEtag } from '../public-file.ts';
import { toWholeBody } from '../web-streams.ts';
import type { PictureStore, StoredPicture } from './picture-cache.ts';
import { createPictureReaders } from './picture-readers.ts';
import {
  listPictures,
  type Picture,
  type PictureSource,
  parsePictureAddress,
  pictureKey,
  pictureTypes,
} from './picture-source.ts';
import { createWorkQueue, QueueFull, type WorkRequest } from './work-queue.ts';

type PicturesOptions = {
  source: PictureSource;
  store: Omit<PictureStore, 'notice'>;
  checkIntervalMs?: number;
  /** Processes that convert pictures at the same time. */
  processes?: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

/** The client that requests a picture, and its abort signal. */
export type Visitor = { client: string; signal: AbortSignal };

/** @returns undefined when there is no such picture @throws when that is not certain */
export type FindPicture = (picture: Picture, visitor: Visitor) => Promise<StoredPicture | undefined>;

export type Pictures = {
  find: FindPicture;
  /** Converts a picture and stores it, once nobody else waits for one. */
  prepare: (picture: Picture) => Promise<void>;
  /** Has the version of a file read again the next time that it is requested or prepared. */
  forget: (id: string) => void;
};

type KnownVersion = { version: string | undefined; checkedAt: number };

/** Milliseconds after which a failed revalidation is retried. */
const retryDelayMs = 5_000;

/** Files that each cache remembers. */
const max = 10_000;

/**
 * Finds pictures in the store, else has the content system convert them. A stored picture is served at once and
 * revalidated in the background; while the content system is unavailable it stays.
 */
export function createPictures({
  source,
  store,
  checkIntervalMs = 60_000,
  processes = 1,
  now = () => performance.now(),
}: PicturesOptions): Pictures {
  const known = new LRUCache<string, KnownVersion>({ max });
  // Separate from `known`: requests for missing pictures evict only each other.
  const absent = new LRUCache<string, KnownVersion>({ max });
  const failedAt = new LRUCache<string, number>({ max });
  const replacedAt = new LRUCache<string, number>({ max });
  const hasPassed = (moment: number | undefined, ms: number) => moment === undefined || now() - moment >= ms;
  const versionReads = createWorkQueue<string | undefined>({ concurrency: 8, maxQueued: 400 });
  // Few at a time: converting pictures uses the processor that also answers requests.
  const conversions = createWorkQueue<StoredPicture>({
    concurrency: Math.max(1, Math.floor(2 / processes)),
    maxQueued: 400,
    largeFromPriority: maxZoomSize.width,
  });

  const findVersion = async (id: string, workRequest: WorkRequest): Promise<string | undefined> => {
    const state = known.get(id) ?? absent.get(id);
    if (state && !hasPassed(state.checkedAt, checkIntervalMs)) return state.version;
    return versionReads(id, workRequest, async (signal) => {
      const version = await source.findVersion(id, signal);
      known.delete(id);
      (version === undefined ? absent : known).set(id, { version, checkedAt: now() });
      if (version === undefined) for (const picture of listPictures(id)) await store.remove(pictureKey(picture));
      return version;
    });
  };

  const convert = async (picture: Picture, workRequest: WorkRequest): Promise<StoredPicture | undefined> => {
    const version = await findVersion(picture.id, workRequest);
    if (version === undefined) return undefined;
    return conversions(pictureKey(picture), workRequest, async (signal) => {
      // Another request may have converted it while this one read the stored version.
      const stored = await store.find(pictureKey(picture));
      if (stored?.version === version) return stored;
      const converted = { bytes: await source.load(picture, signal), version };
      void store.save(pictureKey(picture), converted);
      return converted;
    });
  };

  const revalidate = async (picture: Picture, stored: StoredPicture) => {
    const { id, width } = picture;
    const key = pictureKey(picture);
    if (!hasPassed(failedAt.get(id), retryDelayMs)) return;
    try {
      const inBackground = { client: undefined, priority: width };
      if ((await findVersion(id, inBackground)) === stored.version) return;
      // What the store could not save is not converted again for each request.
      if (!hasPassed(replacedAt.get(key), checkIntervalMs)) return;
      if (await convert(picture, inBackground)) replacedAt.set(key, now());
    } catch (error) {
      failedAt.set(id, now());
      if (error instanceof QueueFull) return;
      logThrottled('warn', 'pictures not checked', {
        id,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };

  return {
    find: async (picture, { client, signal }) => {
      const stored = await store.find(pictureKey(picture));
      cacheLookups.count({ cache: 'picture', outcome: stored ? 'hit' : 'miss' });
      if (!stored) return convert(picture, { client, signal, priority: picture.width });
      void revalidate(picture, stored);
      return stored;
    },
    prepare: async (picture) => {
      await convert(picture, { client: undefined, priority: picture.width, isIdleWork: true });
    },
    forget: (id) => {
      known.delete(id);
      absent.delete(id);
    },
  };
}

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

function toResponse(
  context: Context<EdgeEnv>,
  picture: Picture,
  { bytes, version }: { bytes: Uint8Array<ArrayBuffer>; version: string },
): Response {
  const etag = `"${version}-${pictureKey(picture)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };
  if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(toWholeBody(bytes), 200, {
    ...headers,
    'content-type': pictureTypes[picture.format],
    'content-length': String(bytes.length),
  });
}

import { type CacheMemory, entryBytes, getCacheMemory } from '../../base/cache-memory.ts';
import { measureBytes } from '../../base/measure-bytes.ts';
import { cacheLookups } from '../../base/metrics.ts';
import { maxZoomSize } from '../../base/zoom-picture.ts';
import { logThrottled } from '../log.ts';
import { createWorkQueue, QueueFull, type WorkRequest } from '../work-queue.ts';
import type { PictureStore, StoredPicture } from './picture-cache.ts';
import { listPictures, type Picture, type PictureSource, pictureKey } from './picture-source.ts';

type PicturesOptions = {
  source: PictureSource;
  store: Omit<PictureStore, 'notice'>;
  checkIntervalMs?: number;
  /** Processes that convert pictures at the same time. */
  processes?: number;
  /** What is known of files shares it with other caches. */
  memory?: CacheMemory;
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

/**
 * Milliseconds after which a missing file must be missing again before its stored pictures are removed: a content system
 * with an empty or another database answers like one whose staff have deleted everything.
 */
const confirmationMs = 5 * 60_000;

/**
 * Finds pictures in the store, else has the content system convert them. A stored picture is served at once and
 * revalidated in the background; while the content system is unavailable it stays.
 */
export function createPictures({
  source,
  store,
  checkIntervalMs = 60_000,
  processes = 1,
  memory = getCacheMemory(),
  now = () => performance.now(),
}: PicturesOptions): Pictures {
  const versions = memory.open<KnownVersion>();
  /** Files with stored pictures which were missing, and when that was first said. */
  const absentSince = openMoments(memory);
  const failedAt = openMoments(memory);
  const replacedAt = openMoments(memory);
  const hasPassed = (moment: number | undefined, ms: number) => moment === undefined || now() - moment >= ms;
  const versionReads = createWorkQueue<string | undefined>({ concurrency: 8, maxQueued: 400 });
  // Few at a time: converting pictures uses the processor that also answers requests.
  const conversions = createWorkQueue<StoredPicture>({
    concurrency: Math.max(1, Math.floor(2 / processes)),
    maxQueued: 400,
    largeFromPriority: maxZoomSize.width,
  });

  const removeWhenConfirmed = async (id: string) => {
    const keys = listPictures(id).map(pictureKey).filter(store.has);
    if (keys.length === 0) return;
    const since = absentSince.find(id);
    if (since === undefined) return void absentSince.note(id, now());
    if (now() - since < confirmationMs) return;
    for (const key of keys) await store.remove(key);
    absentSince.delete(id);
  };
  const findVersion = async (id: string, workRequest: WorkRequest): Promise<string | undefined> => {
    // Any id can be asked for: only those of pictures are kept as what is used.
    const state = versions.peek(id);
    if (state?.version !== undefined) versions.find(id);
    if (state && !hasPassed(state.checkedAt, checkIntervalMs)) return state.version;
    return versionReads(id, workRequest, async (signal) => {
      const version = await source.findVersion(id, signal);
      const checked = { version, checkedAt: now() };
      versions.set(id, checked, entryBytes + measureBytes(id) + measureBytes(checked));
      if (version === undefined) await removeWhenConfirmed(id);
      else absentSince.delete(id);
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
    if (!hasPassed(failedAt.find(id), retryDelayMs)) return;
    try {
      const inBackground = { client: undefined, priority: width };
      if ((await findVersion(id, inBackground)) === stored.version) return;
      // What the store could not save is not converted again for each request.
      if (!hasPassed(replacedAt.find(key), checkIntervalMs)) return;
      if (await convert(picture, { ...inBackground, isIdleWork: true })) replacedAt.note(key, now());
    } catch (error) {
      failedAt.note(id, now());
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
    forget: versions.delete,
  };
}

/** When something of a file happened last. */
function openMoments(memory: CacheMemory) {
  const moments = memory.open<number>();
  return {
    find: moments.find,
    delete: moments.delete,
    note: (key: string, moment: number) => moments.set(key, moment, entryBytes + measureBytes(key)),
  };
}

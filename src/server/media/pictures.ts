import { maxZoomSize } from '../../base/zoom-picture.ts';
import { logThrottled } from '../log.ts';
import { listPictures, type Picture, pictureKey } from './picture.ts';
import type { PictureStore, StoredPicture } from './picture-cache.ts';
import type { PictureSource } from './picture-source.ts';
import { setBounded } from './set-bounded.ts';
import { createWorkQueue, QueueFull, type WorkRequest } from './work-queue.ts';

type PicturesOptions = {
  source: PictureSource;
  store: PictureStore;
  checkIntervalMs?: number;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
};

/** Who asks for a picture, and until when. */
export type Visitor = { client: string; signal: AbortSignal };

export type FindPicture = (picture: Picture, visitor: Visitor) => Promise<StoredPicture | undefined>;

type KnownVersion = { version: string | undefined; checkedAt: number };

/** Milliseconds after which a picture that could not be looked after is looked after again. */
const retryDelayMs = 5_000;

/**
 * Pictures from the store, else made by the content system. What is stored is shown at once and looked after behind the
 * visitor's back; while the content system is away it simply stays.
 *
 * @returns a function that answers undefined when there is no such picture, and throws when nobody can tell
 */
export function createPictures({
  source,
  store,
  checkIntervalMs: checkEvery = 60_000,
  now = () => performance.now(),
}: PicturesOptions): FindPicture {
  const known = new Map<string, KnownVersion>();
  // Anybody can ask for what never was: that pushes out nothing but its like.
  const absent = new Map<string, KnownVersion>();
  const failedAt = new Map<string, number>();
  const replacedAt = new Map<string, number>();
  const isPast = (moment: number | undefined, ms: number) => moment === undefined || now() - moment >= ms;
  const questions = createWorkQueue<string | undefined>({ concurrency: 8, maxQueued: 400 });
  // Few at a time: making pictures is work for the processor that also answers the pages.
  const makings = createWorkQueue<StoredPicture>({
    concurrency: 2,
    maxQueued: 400,
    largeFromPriority: maxZoomSize.width,
  });

  const findVersion = async (id: string, claim: WorkRequest): Promise<string | undefined> => {
    const state = known.get(id) ?? absent.get(id);
    if (state && !isPast(state.checkedAt, checkEvery)) return state.version;
    return questions(id, claim, async (signal) => {
      const version = await source.findVersion(id, signal);
      known.delete(id);
      setBounded(version === undefined ? absent : known, id, { version, checkedAt: now() });
      if (version === undefined) for (const picture of listPictures(id)) await store.remove(pictureKey(picture));
      return version;
    });
  };

  const make = async (picture: Picture, claim: WorkRequest): Promise<StoredPicture | undefined> => {
    const version = await findVersion(picture.id, claim);
    if (version === undefined) return undefined;
    return makings(pictureKey(picture), claim, async (signal) => {
      // Somebody may have asked for it again whose reading of the former one took longer than making this one.
      const kept = await store.find(pictureKey(picture));
      if (kept?.version === version) return kept;
      const made = { bytes: await source.load(picture, signal), version };
      void store.save(pictureKey(picture), made);
      return made;
    });
  };

  const lookAfter = async (picture: Picture, stored: StoredPicture) => {
    const { id, width } = picture;
    const key = pictureKey(picture);
    if (!isPast(failedAt.get(id), retryDelayMs)) return;
    try {
      const inBackground = { client: undefined, priority: width };
      if ((await findVersion(id, inBackground)) === stored.version) return;
      // What the store could not keep is not made anew for each visitor.
      if (!isPast(replacedAt.get(key), checkEvery)) return;
      if (await make(picture, inBackground)) setBounded(replacedAt, key, now());
    } catch (error) {
      setBounded(failedAt, id, now());
      if (error instanceof QueueFull) return;
      logThrottled('warn', 'pictures not checked', {
        id,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };

  return async (picture, { client, signal }) => {
    const stored = await store.find(pictureKey(picture));
    if (!stored) return make(picture, { client, signal, priority: picture.width });
    void lookAfter(picture, stored);
    return stored;
  };
}

import { log } from '../log.ts';
import { type Picture, pictureKey } from './picture.ts';
import type { PictureStore, StoredPicture } from './picture-cache.ts';
import type { PictureSource } from './picture-source.ts';
import { createSingleFlight } from './single-flight.ts';
import { createQueue } from './work-queue.ts';

type KnownVersion = { version: string | undefined; checkedAt: number };

type PicturesOptions = { source: PictureSource; store: PictureStore; checkEvery?: number };

export type FindPicture = (picture: Picture) => Promise<StoredPicture | undefined>;

const mostRemembered = 10_000;

/**
 * Pictures from the store, else made by the content system. What is stored is shown at once and looked after behind the
 * visitor's back; while the content system is away it simply stays.
 *
 * @returns a function that answers undefined when there is no such picture, and throws when nobody can tell
 */
export function createPictures({ source, store, checkEvery = 60_000 }: PicturesOptions): FindPicture {
  const known = new Map<string, KnownVersion>();
  const askOnce = createSingleFlight<string | undefined>();
  const makeOnce = createSingleFlight<StoredPicture | undefined>();
  const questions = createQueue({ atOnce: 8, longest: 200 });
  // Few at a time: making pictures is work for the processor that also answers the pages.
  const makings = createQueue({ atOnce: 2, longest: 200 });

  const isRecent = (state: KnownVersion | undefined) =>
    state !== undefined && Date.now() - state.checkedAt < checkEvery;

  const findVersion = (id: string) =>
    askOnce(id, async () => {
      const version = await questions(() => source.findVersion(id));
      known.delete(id);
      known.set(id, { version, checkedAt: Date.now() });
      for (const oldest of known.keys()) if (known.size > mostRemembered) known.delete(oldest);
      return version;
    });

  const make = (picture: Picture) =>
    makeOnce(pictureKey(picture), async () => {
      const state = known.get(picture.id);
      const version = isRecent(state) ? state?.version : await findVersion(picture.id);
      if (version === undefined) {
        await store.remove(pictureKey(picture));
        return undefined;
      }
      const made = { bytes: await makings(() => source.load(picture)), version };
      await store.put(pictureKey(picture), made);
      return made;
    });

  const lookAfter = async (picture: Picture, stored: StoredPicture) => {
    try {
      const state = known.get(picture.id);
      const version = isRecent(state) ? state?.version : await findVersion(picture.id);
      if (version !== stored.version) await make(picture);
    } catch (error) {
      log('debug', 'picture not checked', { id: picture.id, reason: String(error) });
    }
  };

  return async (picture) => {
    const stored = await store.find(pictureKey(picture));
    if (!stored) return make(picture);
    void lookAfter(picture, stored);
    return stored;
  };
}

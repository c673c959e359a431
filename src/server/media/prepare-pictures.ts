import type { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { createMutex } from '../../base/mutex.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { log } from '../log.ts';
import { createSignedEndpoint } from '../signed-endpoint.ts';
import type { ListFileWidths } from './file-source.ts';
import type { PictureStore } from './picture-cache.ts';
import { type Picture, pictureKey } from './picture-source.ts';
import type { Pictures } from './pictures.ts';
import { listUploadedPictures } from './wanted-pictures.ts';

type Options = {
  pictures: Pick<Pictures, 'prepare' | 'forget'>;
  store: Pick<PictureStore, 'has' | 'isHalfEmpty'>;
  /** The pictures that visitors will request, the most visible ones first. */
  listWanted: () => AsyncIterable<Picture>;
  listFileWidths: ListFileWidths;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

export type PicturePreparation = {
  /** Prepares all wanted pictures that are not stored; again after the present round, when one is running. */
  prepareAll: () => Promise<void>;
  /** Prepares the pictures of files that were uploaded or replaced, before all others. */
  prepareFiles: (ids: readonly string[]) => Promise<void>;
};

const progressIntervalMs = 30_000;

/** After a round that the content system has interrupted. */
const retryDelayMs = 5 * 60_000;

/** One picture that cannot be converted is skipped; after as many in a row the content system is unavailable. */
const maxFailuresInRow = 5;

/**
 * Converts pictures before anybody requests them, one at a time, and only while nobody else waits for one. What is
 * stored is skipped, so that a restart continues. At most half of the store is filled, so that what visitors request
 * stays.
 */
export function createPicturePreparation({
  pictures,
  store,
  listWanted,
  listFileWidths,
  now = () => performance.now(),
}: Options): PicturePreparation {
  const mutex = createMutex();
  const uploaded: Picture[] = [];
  let failures = 0;

  /** @returns whether it is stored now */
  const prepare = async (picture: Picture): Promise<boolean> => {
    try {
      await pictures.prepare(picture);
      failures = 0;
      return true;
    } catch (error) {
      failures++;
      log('debug', 'picture not prepared', { picture: pictureKey(picture), reason: String(error) });
      if (failures >= maxFailuresInRow) throw error;
      return false;
    }
  };
  const prepareUploaded = async () => {
    for (let picture = uploaded.shift(); picture; picture = uploaded.shift()) await prepare(picture);
  };

  const prepareAll: () => Promise<void> = mutex.coalesce(async () => {
    const counts = { prepared: 0, stored: 0, failed: 0 };
    let loggedAt = now();
    failures = 0;
    try {
      for await (const picture of listWanted()) {
        await prepareUploaded();
        if (!store.isHalfEmpty()) break;
        if (store.has(pictureKey(picture))) counts.stored++;
        else if (await prepare(picture)) counts.prepared++;
        else counts.failed++;
        if (now() - loggedAt < progressIntervalMs) continue;
        loggedAt = now();
        log('info', 'preparing pictures', counts);
      }
      if (counts.prepared + counts.failed > 0) log('info', 'pictures prepared', counts);
    } catch (error) {
      log('warn', 'pictures not prepared', { ...counts, reason: String(error) });
      setTimeout(() => void prepareAll(), retryDelayMs).unref();
    }
  });

  return {
    prepareAll,
    prepareFiles: async (ids) => {
      for (const id of ids) pictures.forget(id);
      try {
        const files = await listFileWidths(ids);
        uploaded.push(...files.flatMap(listUploadedPictures));
        // A round that is running takes them between two others.
        await mutex.runExclusive(prepareUploaded);
      } catch (error) {
        uploaded.length = 0;
        log('warn', 'pictures not prepared', { reason: String(error) });
      }
    },
  };
}

export const picturesPath = '/api/pictures';

const schema = v.object({ keys: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(500)) });

/** The endpoint that the content system calls when files were uploaded or replaced. */
export function createPicturesEndpoint(onReplaced: (ids: readonly string[]) => void, secret: string): Hono<EdgeEnv> {
  return createSignedEndpoint({ path: picturesPath, secret, schema, accept: ({ keys }) => onReplaced(keys) });
}

import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { logThrottled } from '../log.ts';

export type StoredPicture = { bytes: Uint8Array<ArrayBuffer>; version: string };

/**
 * An LRU cache of converted pictures on disk, with a small fallback in memory for pictures that could not be written.
 */
export type PictureStore = {
  find: (key: string) => Promise<StoredPicture | undefined>;
  /**
   * Saves a picture, which can be found at once. Never throws: what cannot be written stays in memory while there is
   * room, and is written when it is requested again.
   */
  save: (key: string, picture: StoredPicture) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Whether a picture is stored, without counting as its use. */
  has: (key: string) => boolean;
  /** Whether half of the room on disk is free. */
  isHalfEmpty: () => boolean;
};

type Entry = { version: string; size: number };

type Options = {
  /** Bytes on disk. */
  maxBytes: number;
  /** Milliseconds after a failed write in which nothing is written. */
  retryDelayMs?: number;
};

/** File names consist of key and version, so that no separate index can get out of sync. */
const fileName = /^([0-9a-f-]{36}-\d+(?:x\d+)?\.\w+)~([0-9a-f]+)$/;

/** Bytes in memory that wait to be written; beyond that pictures are not written. */
const maxPendingBytes = 16 * 1024 ** 2;
/** Bytes in memory that could not be written. */
const maxFallbackBytes = 16 * 1024 ** 2;

export async function openPictureStore(
  folder: string,
  { maxBytes, retryDelayMs = 30_000 }: Options,
): Promise<PictureStore> {
  const fileOf = (key: string, { version }: { version: string }) => join(folder, `${key}~${version}`);
  let removals: Promise<void>[] = [];
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (entry, key, reason) => {
      if (reason !== 'set') removals.push(removeFile(fileOf(key, entry)));
    },
  });
  const awaitRemovals = async () => {
    const begun = removals;
    removals = [];
    await Promise.all(begun);
  };
  for (const [key, entry] of await readEntries(folder)) entries.set(key, entry);
  await awaitRemovals();
  const pending = new Map<string, StoredPicture>();
  let pendingBytes = 0;
  const fallback = new LRUCache<string, StoredPicture>({
    maxSize: maxFallbackBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  let writeCount = 0;
  let isPaused = false;

  const remove = async (key: string) => {
    pending.delete(key);
    fallback.delete(key);
    await removeWritten(key);
  };
  const removeWritten = async (key: string) => {
    entries.delete(key);
    await awaitRemovals();
  };
  const write = async (key: string, picture: StoredPicture) => {
    const { bytes, version } = picture;
    const temporary = join(folder, `${key}.${process.pid}-${++writeCount}.new`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(temporary, bytes);
      // The picture was removed or replaced in the meantime.
      if (pending.get(key) !== picture) return await removeFile(temporary);
      if (entries.peek(key)?.version !== version) await removeWritten(key);
      await rename(temporary, fileOf(key, picture));
    } catch (error) {
      await removeFile(temporary);
      throw error;
    }
    // It was removed during the rename.
    if (pending.get(key) !== picture && entries.peek(key)?.version !== version) {
      return await removeFile(fileOf(key, picture));
    }
    entries.set(key, { version, size: bytes.length });
    await awaitRemovals();
    // A picture that is larger than the limit is not stored.
    if (!entries.has(key)) await removeFile(fileOf(key, picture));
  };
  const save = async (key: string, picture: StoredPicture) => {
    const size = picture.bytes.length;
    if (isPaused || pendingBytes + size > maxPendingBytes) return void fallback.set(key, picture);
    fallback.delete(key);
    pending.set(key, picture);
    pendingBytes += size;
    try {
      await write(key, picture);
    } catch (error) {
      isPaused = true;
      setTimeout(() => {
        isPaused = false;
      }, retryDelayMs).unref();
      logThrottled('warn', 'pictures not kept', { reason: error instanceof Error ? error.message : String(error) });
      if (pending.get(key) === picture) fallback.set(key, picture);
    } finally {
      pendingBytes -= size;
      if (pending.get(key) === picture) pending.delete(key);
    }
  };
  return {
    save,
    remove,
    has: (key) => pending.has(key) || fallback.has(key) || entries.has(key),
    isHalfEmpty: () => entries.calculatedSize < maxBytes / 2,
    find: async (key) => {
      const pendingPicture = pending.get(key);
      if (pendingPicture) return pendingPicture;
      const fallbackPicture = fallback.get(key);
      if (fallbackPicture) {
        void save(key, fallbackPicture);
        return fallbackPicture;
      }
      const entry = entries.get(key);
      if (!entry) return undefined;
      try {
        return { bytes: await readFile(fileOf(key, entry)), version: entry.version };
      } catch {
        // The entry may have been replaced while the file was read.
        if (entries.peek(key) === entry) await removeWritten(key);
        return undefined;
      }
    },
  };
}

/** Deletes a file; one that cannot be deleted now is found at the next start. */
async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true, recursive: true }).catch(() => undefined);
}

/**
 * Reads the entries of the folder, the oldest first, and deletes everything that is not a complete picture, such as
 * partial files of a process that crashed.
 */
async function readEntries(folder: string): Promise<Map<string, Entry>> {
  const found: (Entry & { key: string; writtenAt: number })[] = [];
  for (const name of await listFolder(folder)) {
    const file = join(folder, name);
    const [, key, version] = fileName.exec(name) ?? [];
    const state = key && version ? await stat(file).catch(() => undefined) : undefined;
    if (key && version && state?.isFile()) found.push({ key, version, size: state.size, writtenAt: state.mtimeMs });
    else await removeFile(file);
  }
  const byAge = found.toSorted((a, b) => a.writtenAt - b.writtenAt);
  return new Map(byAge.map(({ key, version, size }) => [key, { version, size }]));
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true });
    return await readdir(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logThrottled('warn', 'pictures not kept', { reason });
    return [];
  }
}

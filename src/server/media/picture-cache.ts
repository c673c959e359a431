import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type CacheMemory, getCacheMemory } from '../../base/cache-memory.ts';
import { createSemaphore } from '../../base/semaphore.ts';
import { logThrottled } from '../log.ts';
import { readEntries, removeFile, type StoredEntry } from './picture-folder.ts';

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
  /** Takes notice of a picture that another process has written into the folder, or removed from it. */
  notice: (key: string, entry: StoredEntry | undefined) => void;
};

type Options = {
  /** Bytes on disk. */
  maxBytes: number;
  /** Milliseconds after a failed write in which nothing is written. */
  retryDelayMs?: number;
  /** Where pictures are held that could not be written; by default the memory of all caches. */
  memory?: CacheMemory;
  /** Called when a picture was written, or removed, where other processes use the same folder. */
  onChange?: (key: string, entry: StoredEntry | undefined) => void;
};

/** Bytes in memory that wait to be written; beyond that pictures are not written. */
const maxPendingBytes = 16 * 1024 ** 2;

/** Files that are read at a time: all of them are in memory before it is known whether they may be sent. */
const maxReads = 8;

export async function openPictureStore(
  folder: string,
  { maxBytes, retryDelayMs = 30_000, memory = getCacheMemory(), onChange }: Options,
): Promise<PictureStore> {
  const fileOf = (key: string, { version }: { version: string }) => join(folder, `${key}~${version}`);
  let removals: Promise<void>[] = [];
  let isNoticing = false;
  const entries = new LRUCache<string, StoredEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (entry, key, reason) => {
      if (reason === 'set' || isNoticing) return;
      removals.push(removeFile(fileOf(key, entry)));
      onChange?.(key, undefined);
    },
  });
  const awaitRemovals = async () => {
    const begun = removals;
    removals = [];
    await Promise.all(begun);
  };
  for (const [key, entry] of await readEntries(folder, onChange !== undefined)) entries.set(key, entry);
  await awaitRemovals();
  const pending = new Map<string, StoredPicture>();
  let pendingBytes = 0;
  const fallback = memory.open<StoredPicture>();
  /** What is being read, and what a response still holds: many that read one picture share its bytes. */
  const reading = new WeakMap<StoredEntry, Promise<Buffer<ArrayBuffer>>>();
  const held = new WeakMap<StoredEntry, WeakRef<Buffer<ArrayBuffer>>>();
  const takeTurn = createSemaphore(maxReads);
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
    else onChange?.(key, { version, size: bytes.length });
  };
  const read = async (key: string, entry: StoredEntry): Promise<Buffer<ArrayBuffer>> => {
    const bytes = held.get(entry)?.deref();
    if (bytes) return bytes;
    const begun = reading.get(entry) ?? takeTurn(() => readFile(fileOf(key, entry)));
    reading.set(entry, begun);
    try {
      const found = await begun;
      held.set(entry, new WeakRef(found));
      return found;
    } finally {
      reading.delete(entry);
    }
  };
  const save = async (key: string, picture: StoredPicture) => {
    const size = picture.bytes.length;
    if (isPaused || pendingBytes + size > maxPendingBytes) return void fallback.set(key, picture, size);
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
      if (pending.get(key) === picture) fallback.set(key, picture, size);
    } finally {
      pendingBytes -= size;
      if (pending.get(key) === picture) pending.delete(key);
    }
  };
  return {
    save,
    remove,
    has: (key) => pending.has(key) || fallback.find(key) !== undefined || entries.has(key),
    notice: (key, entry) => {
      // Whoever has written or removed it sees to its file; an older one that this makes too many is this process's.
      isNoticing = entry === undefined;
      if (entry) entries.set(key, entry);
      else entries.delete(key);
      isNoticing = false;
    },
    isHalfEmpty: () => entries.calculatedSize < maxBytes / 2,
    find: async (key) => {
      const pendingPicture = pending.get(key);
      if (pendingPicture) return pendingPicture;
      const fallbackPicture = fallback.find(key);
      if (fallbackPicture) {
        void save(key, fallbackPicture);
        return fallbackPicture;
      }
      const entry = entries.get(key);
      if (!entry) return undefined;
      try {
        return { bytes: await read(key, entry), version: entry.version };
      } catch {
        // The entry may have been replaced while the file was read.
        if (entries.peek(key) === entry) await removeWritten(key);
        return undefined;
      }
    },
  };
}

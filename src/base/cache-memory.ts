import { LRUCache } from 'lru-cache';
import { getEnvironment } from './environment.ts';

/** Memory that several caches share: what was not used for longest goes first, whichever cache it is in. */
export type CacheMemory = {
  maxBytes: number;
  /** A cache in this memory, with keys of its own. */
  open: <Value>() => MemoryCache<Value>;
  /** Bytes of all caches together. */
  getBytes: () => number;
};

export type MemoryCache<Value> = {
  /** Marks the value as used. */
  find: (key: string) => Value | undefined;
  /** Does not: for what is cheap to make again, so that requests for much of it evict nothing that is used. */
  peek: (key: string) => Value | undefined;
  /** @param bytes that the value, its key and the entry (`entryBytes`) occupy */
  set: (key: string, value: Value, bytes: number) => void;
  delete: (key: string) => void;
  clear: () => void;
  entries: () => [string, Value][];
  getSize: () => { count: number; bytes: number };
};

/** Bytes of an entry beside its key and its value. */
export const entryBytes = 300;

/** A place in the memory. `leave` takes it out of its cache. */
type Place = { bytes: number; leave: () => void };

/** The share of the protected segment; the rest is for values that were not requested again yet. */
const protectedShare = 0.8;

/**
 * Creates the memory as a segmented LRU cache: values that were requested again since they were set are protected, the
 * others are evicted first. So a client that requests thousands of pages once evicts only what was requested once.
 *
 * @param maxBytes of all values together
 */
export function createCacheMemory(maxBytes: number): CacheMemory {
  const sizeCalculation = (_: true, { bytes }: Place) => Math.max(1, bytes);
  const protectedBytes = Math.floor(maxBytes * protectedShare);
  const probation = new LRUCache<Place, true>({
    maxSize: maxBytes,
    sizeCalculation,
    dispose: (_, place, reason) => {
      if (reason === 'evict') place.leave();
    },
  });
  const protectedSegment = new LRUCache<Place, true>({
    maxSize: protectedBytes,
    sizeCalculation,
    dispose: (_, place, reason) => {
      if (reason === 'evict') probation.set(place, true);
    },
  });
  const getBytes = () => probation.calculatedSize + protectedSegment.calculatedSize;
  const touch = (place: Place) => {
    if (protectedSegment.get(place) || !probation.get(place) || place.bytes > protectedBytes) return;
    probation.delete(place);
    protectedSegment.set(place, true);
  };
  const remove = (place: Place) => {
    protectedSegment.delete(place);
    probation.delete(place);
  };
  const add = (place: Place, isProtected: boolean) => {
    (isProtected && place.bytes <= protectedBytes ? protectedSegment : probation).set(place, true);
    while (getBytes() > maxBytes) {
      // What the protected segment evicts is on probation, and evicted next.
      if (probation.pop() === undefined) protectedSegment.pop();
    }
  };

  return {
    maxBytes,
    getBytes,
    open: <Value>(): MemoryCache<Value> => {
      const places = new Map<string, Place & { value: Value }>();
      const removeKey = (key: string) => {
        const place = places.get(key);
        places.delete(key);
        if (place) remove(place);
      };
      return {
        find: (key) => {
          const place = places.get(key);
          if (place) touch(place);
          return place?.value;
        },
        peek: (key) => places.get(key)?.value,
        set: (key, value, bytes) => {
          const former = places.get(key);
          const isProtected = former !== undefined && protectedSegment.has(former);
          removeKey(key);
          if (bytes > maxBytes) return;
          const place = { value, bytes, leave: () => void places.delete(key) };
          places.set(key, place);
          add(place, isProtected);
        },
        delete: removeKey,
        clear: () => {
          for (const place of places.values()) remove(place);
          places.clear();
        },
        entries: () => [...places].map(([key, { value }]) => [key, value]),
        getSize: () => {
          let bytes = 0;
          for (const place of places.values()) bytes += place.bytes;
          return { count: places.size, bytes };
        },
      };
    },
  };
}

let memory: CacheMemory | undefined;

/** The memory of all caches of this process: its part of what `CACHE_MEMORY` allows the site. */
export function getCacheMemory(): CacheMemory {
  const { CACHE_MEMORY, WORKER_COUNT } = getEnvironment();
  memory ??= createCacheMemory(Math.floor((CACHE_MEMORY * 1024 ** 2) / WORKER_COUNT));
  return memory;
}

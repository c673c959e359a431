import { LRUCache } from 'lru-cache';
import type { PublicFile } from '../public-file.ts';

/** A rendered page, and its cache tags. */
export type CachedPage = {
  file: PublicFile;
  tags: ReadonlySet<string>;
  bytes: number;
  /** When it expires, in milliseconds since 1970. */
  endsAt: number;
  /** Path of its RSC payload. */
  payload?: string | undefined;
};

type Options = {
  /** The least recently used page is evicted first, those that were not requested again before all others. */
  maxBytes: number;
  /** Milliseconds after which a page is rendered again in any case. */
  ttlMs: number;
  now?: () => number;
  /** The wall clock, for pages that show dates relative to today. */
  getTime?: () => number;
};

/** A cache of complete pages, purged by tag. */
export type PageCache = {
  find: (key: string) => CachedPage | undefined;
  /** Called before a page is rendered. The writer that it returns stores the page, unless anything was purged since. */
  createWriter: () => (key: string, page: CachedPage) => boolean;
  purge: (outdated: readonly string[] | 'everything') => void;
  getSize: () => { pages: number; bytes: number };
};

export function createPageCache({
  maxBytes,
  ttlMs,
  now = () => performance.now(),
  getTime = () => Date.now(),
}: Options): PageCache {
  const pages = createSegmentedLru<CachedPage & { storedAt: number }>(maxBytes);
  let generation = 0;

  return {
    find: (key) => {
      const page = pages.find(key);
      if (!page) return undefined;
      if (now() - page.storedAt <= ttlMs && getTime() < page.endsAt) return page;
      pages.delete(key);
      return undefined;
    },
    createWriter: () => {
      const startGeneration = generation;
      return (key, page) => {
        if (startGeneration !== generation || page.bytes > maxBytes / 8) return false;
        pages.set(key, { ...page, storedAt: now() });
        return true;
      };
    },
    purge: (outdated) => {
      generation += 1;
      if (outdated === 'everything') return pages.clear();
      for (const [key, { tags }] of pages.entries()) if (outdated.some((tag) => tags.has(tag))) pages.delete(key);
    },
    getSize: () => {
      const { count, bytes } = pages.getSize();
      return { pages: count, bytes };
    },
  };
}

/** An LRU cache limited by bytes. */
type SegmentedLru<Value> = {
  /** Marks the value as used. */
  find: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  clear: () => void;
  entries: () => [string, Value][];
  getSize: () => { count: number; bytes: number };
};

/** The share of the protected segment; the rest is for values that were not requested again yet. */
const protectedShare = 0.8;

/**
 * A segmented LRU cache: values that were requested again since they were set are protected, the others are evicted
 * first. So a client that requests thousands of pages once evicts only pages of that kind.
 *
 * @param maxBytes of all values together
 */
export function createSegmentedLru<Value extends { bytes: number }>(maxBytes: number): SegmentedLru<Value> {
  const sizeCalculation = ({ bytes }: Value) => bytes;
  const protectedBytes = Math.floor(maxBytes * protectedShare);
  const probation = new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation });
  const protectedSegment = new LRUCache<string, Value>({
    maxSize: protectedBytes,
    sizeCalculation,
    dispose: (value, key, reason) => {
      if (reason === 'evict') probation.set(key, value);
    },
  });
  const getBytes = () => probation.calculatedSize + protectedSegment.calculatedSize;

  return {
    find: (key) => {
      const value = protectedSegment.get(key) ?? probation.get(key);
      if (value && value.bytes <= protectedBytes && probation.delete(key)) protectedSegment.set(key, value);
      return value;
    },
    set: (key, value) => {
      const isProtected = protectedSegment.has(key) && value.bytes <= protectedBytes;
      if (!isProtected) protectedSegment.delete(key);
      (isProtected ? protectedSegment : probation).set(key, value);
      while (getBytes() > maxBytes) {
        // What the protected segment evicts is on probation, and evicted next.
        if (probation.pop() === undefined) protectedSegment.pop();
      }
    },
    delete: (key) => {
      protectedSegment.delete(key);
      probation.delete(key);
    },
    clear: () => {
      probation.clear();
      protectedSegment.clear();
    },
    entries: () => [...probation.entries(), ...protectedSegment.entries()],
    getSize: () => ({ count: probation.size + protectedSegment.size, bytes: getBytes() }),
  };
}

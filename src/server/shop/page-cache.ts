import type { CacheMemory } from '../../base/cache-memory.ts';
import type { PublicFile } from '../public-file.ts';

/** A rendered page, and its cache tags. */
export type CachedPage = {
  file: PublicFile;
  tags: ReadonlySet<string>;
  bytes: number;
  /** When it expires, in milliseconds since 1970. */
  endsAt: number;
};

type Options = {
  /** What pages share with other caches. */
  memory: CacheMemory;
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
  memory,
  ttlMs,
  now = () => performance.now(),
  getTime = () => Date.now(),
}: Options): PageCache {
  const pages = memory.open<CachedPage & { storedAt: number }>();
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
        if (startGeneration !== generation || page.bytes > memory.maxBytes / 8) return false;
        pages.set(key, { ...page, storedAt: now() }, page.bytes);
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

import type { PublicFile } from '../public-file.ts';
import { createSegmentedLru } from './segmented-lru.ts';

/** A page as it was rendered for somebody, and what it was made of. */
export type CachedPage = {
  file: PublicFile;
  tags: ReadonlySet<string>;
  bytes: number;
  /** From when on it is no longer true, in milliseconds since 1970. */
  endsAt: number;
  /** Address of the payload that brings it to life. */
  payload?: string | undefined;
};

type Options = {
  /** The page that was not asked for longest goes first, of those that nobody has asked for again before all others. */
  maxBytes: number;
  /** Milliseconds after which a page is rendered again, whatever happened meanwhile. */
  ttlMs: number;
  now?: () => number;
  /** The clock on the wall, which days go by. */
  getTime?: () => number;
};

/** Pages that were complete when they were rendered, until something on them changes. */
export type PageCache = {
  find: (key: string) => CachedPage | undefined;
  /** Called before a page is rendered; what is made keeps it, unless anything has changed since. */
  createWriter: () => (key: string, page: CachedPage) => boolean;
  purge: (outdated: readonly string[] | 'everything') => void;
  getSize: () => { pages: number; bytes: number };
};

export function createPageCache({
  maxBytes,
  ttlMs: freshFor,
  now = () => performance.now(),
  getTime = () => Date.now(),
}: Options): PageCache {
  const pages = createSegmentedLru<CachedPage & { storedAt: number }>(maxBytes);
  let generation = 0;

  return {
    find: (key) => {
      const page = pages.find(key);
      if (!page) return undefined;
      if (now() - page.storedAt <= freshFor && getTime() < page.endsAt) return page;
      pages.delete(key);
      return undefined;
    },
    createWriter: () => {
      const begunIn = generation;
      return (key, page) => {
        if (begunIn !== generation || page.bytes > maxBytes / 8) return false;
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

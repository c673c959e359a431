import type { PublicFile } from '../public-file.ts';

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
  /** The page that was not asked for longest goes first. */
  maxBytes: number;
  /** Milliseconds after which a page is rendered again, whatever happened meanwhile. */
  freshFor: number;
  now?: () => number;
  /** The clock on the wall, which days go by. */
  getTime?: () => number;
};

/** Pages that were complete when they were rendered, until something on them changes. */
export type PageCache = {
  find: (key: string) => CachedPage | undefined;
  /** Called before a page is rendered; what is made keeps it, unless anything has changed since. */
  begin: () => (key: string, page: CachedPage) => boolean;
  purge: (outdated: readonly string[] | 'everything') => void;
  getSize: () => { pages: number; bytes: number };
};

export function createPageCache({
  maxBytes,
  freshFor,
  now = () => performance.now(),
  getTime = () => Date.now(),
}: Options): PageCache {
  const pages = new Map<string, CachedPage & { storedAt: number }>();
  let bytes = 0;
  let generation = 0;

  const drop = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };

  return {
    find: (key) => {
      const page = pages.get(key);
      if (!page) return undefined;
      if (now() - page.storedAt > freshFor || getTime() >= page.endsAt) {
        drop(key);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    begin: () => {
      const begunIn = generation;
      return (key, page) => {
        if (begunIn !== generation || page.bytes > maxBytes / 8) return false;
        drop(key);
        pages.set(key, { ...page, storedAt: now() });
        bytes += page.bytes;
        for (const oldest of pages.keys()) {
          if (bytes <= maxBytes) break;
          drop(oldest);
        }
        return true;
      };
    },
    purge: (outdated) => {
      generation += 1;
      if (outdated === 'everything') {
        pages.clear();
        bytes = 0;
        return;
      }
      for (const [key, { tags }] of pages) if (outdated.some((tag) => tags.has(tag))) drop(key);
    },
    getSize: () => ({ pages: pages.size, bytes }),
  };
}

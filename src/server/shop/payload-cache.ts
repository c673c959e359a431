import type { PublicFile } from '../public-file.ts';
import { createSegmentedLru } from './segmented-lru.ts';

/** RSC payloads of cached pages, by path; the path contains a content hash. */
export type PayloadCache = {
  set: (path: string, payload: { file: PublicFile; bytes: number }) => void;
  find: (path: string) => PublicFile | undefined;
};

/**
 * A payload outlives its page: a client that got the page a moment before it changed still requests the payload.
 *
 * @param maxBytes the least recently used payload is evicted first, those that were never requested before all others
 */
export function createPayloadCache(maxBytes: number): PayloadCache {
  const payloads = createSegmentedLru<{ file: PublicFile; bytes: number }>(maxBytes);
  return {
    set: payloads.set,
    find: (path) => payloads.find(path)?.file,
  };
}

import type { PublicFile } from '../public-file.ts';
import { createSegmentedLru } from './segmented-lru.ts';

/** What brings kept pages to life, by the address that its content names. */
export type PayloadCache = {
  set: (path: string, payload: { file: PublicFile; bytes: number }) => void;
  find: (path: string) => PublicFile | undefined;
};

/**
 * A payload outlives the page that it came with: who was sent the page a moment before it changed is still about to ask.
 *
 * @param maxBytes the payload that was not asked for longest goes first, of those that nobody has asked for before all others
 */
export function createPayloadCache(maxBytes: number): PayloadCache {
  const payloads = createSegmentedLru<{ file: PublicFile; bytes: number }>(maxBytes);
  return {
    set: payloads.set,
    find: (path) => payloads.find(path)?.file,
  };
}

import type { CacheMemory } from '../../base/cache-memory.ts';
import { copyBuffer } from '../byte-text.ts';
import type { PublicFile } from '../public-file.ts';
import type { Release } from '../release/release-manager.ts';
import { measureFileBytes } from './compressed-page.ts';

/** RSC payloads of cached pages, by path; the path contains a content hash. */
export type PayloadCache = {
  set: (path: string, payload: { file: PublicFile; bytes: number }) => void;
  find: (path: string) => PublicFile | undefined;
};

/**
 * A payload outlives its page: a client that got the page a moment before it changed still requests the payload.
 *
 * @param memory what payloads share with other caches
 */
export function createPayloadCache(memory: CacheMemory): PayloadCache {
  const payloads = memory.open<PublicFile>();
  return {
    set: (path, { file, bytes }) => payloads.set(path, file, bytes),
    find: payloads.find,
  };
}

export type FormerPayloads = {
  /** Called when a release replaces another: retains the payloads that only the old one has. */
  add: (before: Pick<Release, 'payloads'>, after: Pick<Release, 'payloads'>) => void;
  find: (path: string) => PublicFile | undefined;
};

/**
 * RSC payloads of previous releases: a client that got its page a moment before a publication still requests the old
 * payload.
 *
 * @param memory what payloads share with other caches
 */
export function createFormerPayloads(memory: CacheMemory): FormerPayloads {
  const payloads = createPayloadCache(memory);
  return {
    add: (before, after) => {
      for (const [path, file] of before.payloads) {
        if (after.payloads.has(path)) continue;
        const small = dropBrotli(file);
        payloads.set(path, { file: small, bytes: measureFileBytes(small) });
      }
    },
    find: payloads.find,
  };
}

/** The file with its gzip form only, since few clients request it; the plain form is made on request. */
function dropBrotli(file: PublicFile): PublicFile {
  const { gzip, identity } = file.variants;
  if (!gzip || !identity || !Buffer.isBuffer(gzip.body) || !('packed' in identity.body)) return file;
  const copy = copyBuffer(gzip.body);
  const packed = { buffer: copy, encoding: 'gzip', size: identity.body.packed.size } as const;
  const plain = { ...identity, body: { packed, as: 'identity' } as const };
  return { ...file, variants: { gzip: { ...gzip, body: copy }, identity: plain } };
}

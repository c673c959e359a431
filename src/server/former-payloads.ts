import type { PublicFile } from './public-file.ts';
import type { Release } from './release/release.ts';
import { copyBuffer, measureFileBytes } from './shop/compressed-page.ts';
import { createPayloadCache } from './shop/payload-cache.ts';

export type FormerPayloads = {
  /** Called when a release replaces another: retains the payloads that only the old one has. */
  add: (before: Release, after: Release) => void;
  find: (path: string) => PublicFile | undefined;
};

/**
 * RSC payloads of previous releases: a client that got its page a moment before a publication still requests the old
 * payload.
 *
 * @param maxBytes the least recently used payload is evicted first
 */
export function createFormerPayloads(maxBytes: number): FormerPayloads {
  const payloads = createPayloadCache(maxBytes);
  return {
    add: (before, after) => {
      for (const [path, file] of before.payloads) {
        if (after.payloads.has(path)) continue;
        const small = dropUncompressed(file);
        payloads.set(path, { file: small, bytes: measureFileBytes(small) });
      }
    },
    find: payloads.find,
  };
}

/** The file with its gzip form only, since few clients request it; the plain form is decompressed on request. */
function dropUncompressed(file: PublicFile): PublicFile {
  const { gzip, identity } = file.variants;
  if (!gzip || !identity || !Buffer.isBuffer(gzip.body) || !Buffer.isBuffer(identity.body)) return file;
  const copy = copyBuffer(gzip.body);
  const body = { gzip: copy, size: identity.body.length };
  return { ...file, variants: { gzip: { ...gzip, body: copy }, identity: { ...identity, body } } };
}

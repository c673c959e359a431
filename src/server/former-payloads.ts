import type { PublicFile } from './public-file.ts';
import type { Release } from './release/release.ts';
import { copyBuffer, measureFileBytes } from './shop/compressed-page.ts';
import { createPayloadCache } from './shop/payload-cache.ts';

export type FormerPayloads = {
  /** Called when a release takes the place of another. */
  add: (before: Release, after: Release) => void;
  find: (path: string) => PublicFile | undefined;
};

/**
 * What brings pages of releases before to life: who was sent a page a moment before a publication is still about to ask.
 *
 * @param maxBytes the payload that was not asked for longest goes first
 */
export function createFormerPayloads(maxBytes: number): FormerPayloads {
  const kept = createPayloadCache(maxBytes);
  return {
    add: (before, after) => {
      for (const [path, file] of before.payloads) {
        if (after.payloads.has(path)) continue;
        const small = dropUncompressed(file);
        kept.set(path, { file: small, bytes: measureFileBytes(small) });
      }
    },
    find: kept.find,
  };
}

/** Few ask: one form is held, and unpacked for whoever takes no other. */
function dropUncompressed(file: PublicFile): PublicFile {
  const { gzip, identity } = file.variants;
  if (!gzip || !identity || !Buffer.isBuffer(gzip.body) || !Buffer.isBuffer(identity.body)) return file;
  const own = copyBuffer(gzip.body);
  const body = { gzip: own, size: identity.body.length };
  return { ...file, variants: { gzip: { ...gzip, body: own }, identity: { ...identity, body } } };
}

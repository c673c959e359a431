import type { PublicFile } from './public-file.ts';
import type { Release } from './release/release.ts';
import { toOwnMemory, weighFile } from './shop/cached-file.ts';
import { createKeptPayloads } from './shop/kept-payloads.ts';

export type FormerPayloads = {
  /** Called when a release takes the place of another. */
  keep: (before: Release, after: Release) => void;
  find: (path: string) => PublicFile | undefined;
};

/**
 * What brings pages of releases before to life: who was sent a page a moment before a publication is still about to ask.
 *
 * @param maxBytes the payload that was not asked for longest goes first
 */
export function createFormerPayloads(maxBytes: number): FormerPayloads {
  const kept = createKeptPayloads(maxBytes);
  return {
    keep: (before, after) => {
      for (const [path, file] of before.payloads) {
        if (after.payloads.has(path)) continue;
        const small = withoutPlain(file);
        kept.keep(path, { file: small, bytes: weighFile(small) });
      }
    },
    find: kept.find,
  };
}

/** Few ask: one form is held, and unpacked for whoever takes no other. */
function withoutPlain(file: PublicFile): PublicFile {
  const { gzip, identity } = file.variants;
  if (!gzip || !identity || !Buffer.isBuffer(gzip.body) || !Buffer.isBuffer(identity.body)) return file;
  const own = toOwnMemory(gzip.body);
  const body = { gzip: own, size: identity.body.length };
  return { ...file, variants: { gzip: { ...gzip, body: own }, identity: { ...identity, body } } };
}

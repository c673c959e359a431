import type { Manifest } from './manifest.ts';

export type ManifestChanges = {
  /** Files of client modules. */
  added: string[];
  removed: string[];
  /** Boundaries that cost more or less than before, in brotli. */
  resized: { file: string; from: number; to: number }[];
  /** Pages and the boundaries that they did not have before. */
  pages: { page: string; boundaries: string[] }[];
};

export function compareManifests(last: Manifest, next: Manifest): ManifestChanges {
  const filesOf = ({ clientFiles }: Manifest) => new Set(clientFiles.map(({ file }) => file));
  const [before, after] = [filesOf(last), filesOf(next)];
  const costs = new Map(last.boundaries.map(({ file, chunk }) => [file, chunk.saved.brotli]));
  const lastPages = listPageBoundaries(last);
  return {
    added: [...after].filter((file) => !before.has(file)),
    removed: [...before].filter((file) => !after.has(file)),
    resized: next.boundaries.flatMap(({ file, chunk }) => {
      const from = costs.get(file);
      return from === undefined || from === chunk.saved.brotli ? [] : { file, from, to: chunk.saved.brotli };
    }),
    pages: [...listPageBoundaries(next)].flatMap(([page, boundaries]) => {
      const known = lastPages.get(page) ?? [];
      const gained = boundaries.filter((file) => !known.includes(file));
      return gained.length > 0 ? { page, boundaries: gained } : [];
    }),
  };
}

/** The files of the boundaries of each page. */
export function listPageBoundaries({ pages, boundaries }: Manifest): Map<string, string[]> {
  const files = new Map(boundaries.map(({ id, file }) => [id, file]));
  return new Map(pages.map((page) => [page.file, page.boundaries.flatMap((id) => files.get(id) ?? []).sort()]));
}

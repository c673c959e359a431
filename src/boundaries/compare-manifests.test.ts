import { expect, test } from 'vitest';
import { compareManifests } from './compare-manifests.ts';
import type { Manifest } from './manifest.ts';

/** A manifest of one page with boundaries of the given sizes. */
const make = (sizes: Record<string, number>): Manifest => ({
  version: 1,
  release: 'r',
  boundaries: Object.entries(sizes).map(([file, brotli]) => ({
    ...{ id: file, file, exports: [], reasons: [], isDeclared: true, chains: {} },
    chunk: {
      ...{ file: '', own: { raw: 0, gzip: 0, brotli: 0 }, total: { gzip: 0, brotli: 0 }, files: [], shared: [] },
      saved: { gzip: 0, brotli },
      later: { gzip: 0, brotli: 0 },
    },
  })),
  pages: [{ file: 'page', boundaries: Object.keys(sizes), styles: [], heavy: [] }],
  clientFiles: Object.keys(sizes).map((file) => ({
    ...{ file, chunk: '', raw: 0, boundaries: [], isDeclared: true, about: '', reasons: [], chain: [] },
  })),
  files: [],
  entries: { boot: [], hydrate: [] },
});

test('tells what is new, what is gone, what has another size, and which pages gained a boundary', () => {
  expect(compareManifests(make({ a: 1, b: 2, same: 5 }), make({ b: 3, c: 4, same: 5 }))).toEqual({
    added: ['c'],
    removed: ['a'],
    resized: [{ file: 'b', from: 2, to: 3 }],
    pages: [{ page: 'page', boundaries: ['c'] }],
  });
});

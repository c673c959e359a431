import { expect, test } from 'vitest';
import type { Boundary, Manifest } from '../src/boundaries/manifest.ts';
import { findExcess, toBudget } from './boundary-budget.ts';

const page = 'src/pages/x-page.tsx';

const makeBoundary = (file: string, brotli: number): Boundary => ({
  id: file,
  file,
  exports: [],
  reasons: [],
  isDeclared: true,
  chains: { [page]: [page, 'src/ui/list.tsx', file] },
  chunk: {
    file: 'assets/x.js',
    own: { raw: 0, gzip: 0, brotli: 0 },
    total: { gzip: 0, brotli: 0 },
    files: [],
    shared: [],
    saved: { gzip: 0, brotli },
    later: { gzip: 0, brotli: 0 },
  },
});

const makeManifest = (boundaries: Boundary[], heavy: Manifest['pages'][number]['heavy'] = []): Manifest => ({
  version: 1,
  release: 'r',
  boundaries,
  pages: [{ file: page, boundaries: boundaries.map(({ id }) => id), styles: [], heavy }],
  clientFiles: [],
  files: [],
  entries: { boot: [], hydrate: [] },
});

const budget = toBudget(makeManifest([makeBoundary('src/ui/a.client.tsx', 1000)]));

test('what was accepted, less, and a few bytes more fit into the budget', () => {
  for (const brotli of [400, 1000, 1080])
    expect(findExcess(makeManifest([makeBoundary('src/ui/a.client.tsx', brotli)]), budget)).toEqual([]);
  expect(findExcess(makeManifest([]), budget)).toEqual([]);
});

test('a page that gains a client module exceeds it, with the import chain', () => {
  const next = makeManifest([makeBoundary('src/ui/a.client.tsx', 1000), makeBoundary('src/ui/b.client.tsx', 10)]);
  expect(findExcess(next, budget)).toEqual([
    `${page} has the new client module src/ui/b.client.tsx:
  ${page}
    → src/ui/list.tsx
      → src/ui/b.client.tsx`,
  ]);
});

test('a boundary that grows exceeds it', () => {
  const [excess] = findExcess(makeManifest([makeBoundary('src/ui/a.client.tsx', 1200)]), budget);
  expect(excess).toContain('src/ui/a.client.tsx has grown from 1000 to 1200 bytes');
});

test('a page that reaches a large package exceeds it, unless it did before', () => {
  const heavy = [
    { name: 'libphonenumber-js', chain: [page, 'src/ui/a.client.tsx', 'node_modules/libphonenumber-js/x.js'] },
  ];
  const next = makeManifest([makeBoundary('src/ui/a.client.tsx', 1000)], heavy);
  expect(findExcess(next, budget)).toEqual([
    `${page} reaches libphonenumber-js, which it did not before:
  ${page}
    → src/ui/a.client.tsx
      → node_modules/libphonenumber-js/x.js`,
  ]);
  expect(findExcess(next, toBudget(next))).toEqual([]);
});

import { expect, test } from 'vitest';
import { buildManifest, type ClientChunk, type ManifestInput } from './build-manifest.ts';
import type { ModuleGraph } from './module-graph.ts';

const sources: Record<string, string> = {
  'src/ui/gallery.client.tsx': `'use client';
import { move } from './move.ts';
/** Pictures that can be moved. */
export default function Gallery() { return <i onClick={() => move(() => import('./zoom.tsx'))} />; }`,
  'src/ui/label.client.tsx': `'use client';
import { useWords } from './words.ts';
export function Label() { return <Words />; }`,
  'src/ui/words.ts': `import { useState } from 'react';\nexport const useWords = () => useState(1);`,
};

const graphOf = (modules: Record<string, [imports: string[], dynamic?: string[]]>): ModuleGraph =>
  new Map(Object.entries(modules).map(([id, [imports, dynamic = []]]) => [id, { imports, dynamic }]));

const chunk = (file: string, lengths: Record<string, number>, changes: Partial<ClientChunk> = {}): ClientChunk => ({
  file,
  imports: [],
  css: [],
  moduleIds: Object.keys(lengths),
  lengths: new Map(Object.entries(lengths)),
  isEntry: false,
  ...changes,
});

const size = (raw: number) => ({ raw, gzip: raw / 2, brotli: raw / 4 });

const input = (changes: Partial<ManifestInput> = {}): ManifestInput => ({
  release: 'r1',
  references: [
    { id: 'src/ui/gallery.client.tsx', key: 'g', exports: ['Gallery'], isDeclared: true, group: 'group' },
    { id: 'src/ui/label.client.tsx', key: 'l', exports: ['Label'], isDeclared: true, group: 'group' },
  ],
  rsc: {
    graph: graphOf({
      'src/routing/map/screens.tsx': [[], ['src/pages/x-page.tsx']],
      'src/pages/x-page.tsx': [['src/ui/pictures.tsx', 'src/ui/label.client.tsx']],
      'src/ui/pictures.tsx': [['src/ui/gallery.client.tsx']],
      'src/ui/gallery.client.tsx': [[]],
      'src/ui/label.client.tsx': [[]],
    }),
    chunks: [chunk('x.js', { 'src/pages/x-page.tsx': 1 }, { css: ['assets/x.css'] })],
  },
  client: {
    graph: graphOf({
      'src/boot/boot.ts': [['virtual:vite-rsc/client-references']],
      'virtual:vite-rsc/client-references': [[], ['src/ui/gallery.client.tsx']],
      'src/ui/gallery.client.tsx': [['src/ui/move.ts'], ['src/ui/zoom.tsx']],
      'src/ui/label.client.tsx': [['src/ui/words.ts']],
      'src/ui/move.ts': [[]],
      'src/ui/zoom.tsx': [['/node_modules/libphonenumber-js/min.js']],
      'src/ui/words.ts': [[]],
      '/node_modules/libphonenumber-js/min.js': [[]],
    }),
    chunks: [
      chunk('assets/index.js', { 'src/boot/boot.ts': 10 }, { isEntry: true }),
      chunk(
        'assets/x.js',
        {
          group: 0,
          'src/ui/gallery.client.tsx': 30,
          'src/ui/move.ts': 10,
          'src/ui/label.client.tsx': 40,
          'src/ui/words.ts': 20,
        },
        { imports: ['assets/index.js'] },
      ),
      chunk('assets/zoom.js', { 'src/ui/zoom.tsx': 50, '/node_modules/libphonenumber-js/min.js': 50 }),
    ],
  },
  sizes: new Map([
    ['assets/index.js', size(40)],
    ['assets/x.js', size(1000)],
    ['assets/zoom.js', size(400)],
  ]),
  toFile: (id) => id.replace(/^\//, ''),
  readSource: (file) => sources[file] ?? '',
  ...changes,
});

test('a boundary has its chain from the page, its cost, and what would go without it', () => {
  const [gallery] = buildManifest(input()).boundaries;
  expect(gallery).toMatchObject({
    file: 'src/ui/gallery.client.tsx',
    chains: { 'src/pages/x-page.tsx': ['src/pages/x-page.tsx', 'src/ui/pictures.tsx', 'src/ui/gallery.client.tsx'] },
    reasons: [{ kind: 'handler', name: 'onClick', line: 4 }],
    chunk: {
      file: 'assets/x.js',
      own: { raw: 300, gzip: 150, brotli: 75 },
      total: { gzip: 520, brotli: 260 },
      files: ['assets/x.js', 'assets/index.js'],
      saved: { gzip: 200, brotli: 100 },
      later: { gzip: 200, brotli: 100 },
    },
  });
  expect(gallery?.chunk.shared.map((one) => [one.file, ...one.with])).toEqual([
    ['assets/x.js', 'l'],
    ['assets/index.js', 'l'],
  ]);
});

test('a boundary without a reason of its own has the import that has one', () => {
  const [, label] = buildManifest(input()).boundaries;
  expect(label?.reasons).toEqual([{ kind: 'reached', name: 'src/ui/words.ts', line: 2 }]);
});

test('a page has its boundaries, style sheets, and heavy packages with the chain through the boundary', () => {
  expect(buildManifest(input()).pages).toEqual([
    {
      file: 'src/pages/x-page.tsx',
      boundaries: ['g', 'l'],
      styles: ['assets/x.css'],
      heavy: [
        {
          name: 'libphonenumber-js',
          chain: [
            'src/pages/x-page.tsx',
            'src/ui/pictures.tsx',
            'src/ui/gallery.client.tsx',
            'src/ui/zoom.tsx',
            'node_modules/libphonenumber-js/min.js',
          ],
        },
      ],
    },
  ]);
});

test('client files are those of the bundle, with the boundaries that import them and what they say of themselves', () => {
  const { clientFiles } = buildManifest(input());
  expect(clientFiles.map(({ file, boundaries }) => `${file} ${boundaries}`)).toEqual([
    'src/boot/boot.ts ',
    'src/ui/gallery.client.tsx g',
    'src/ui/label.client.tsx l',
    'src/ui/move.ts g',
    'src/ui/words.ts l',
    'src/ui/zoom.tsx g',
  ]);
  expect(clientFiles[1]).toMatchObject({ isDeclared: true, about: 'Pictures that can be moved.' });
  expect(clientFiles[5]?.chain).toEqual(['src/ui/gallery.client.tsx', 'src/ui/zoom.tsx']);
});

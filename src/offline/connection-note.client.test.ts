import { expect, test } from 'vitest';
import { findRequestedUrl } from './connection-note.client.tsx';
import { parseOfflineManifest } from './offline-manifest.ts';

const at = (query: string) => ({
  href: `https://vierlinden.example/offline${query}`,
  origin: 'https://vierlinden.example',
  pathname: '/offline',
});

test('finds the requested page with its whole query', () => {
  expect(findRequestedUrl(at('?from=%2Fshop%3Fpage%3D2'))?.href).toBe('https://vierlinden.example/shop?page=2');
});

test.each([
  '',
  '?from=',
  '?from=shop',
  '?from=%2F%2Fevil.example%2F',
  '?from=%2F%5Cevil.example',
  '?from=https%3A%2F%2Fevil.example',
  '?from=javascript%3Aalert(1)',
  '?from=%2Foffline%3Ffrom%3D%2F',
])('ignores a forged address (%s)', (query) => {
  expect(findRequestedUrl(at(query))).toBeUndefined();
});

test('parses a valid manifest', () => {
  expect(parseOfflineManifest({ pages: ['/offline'], carts: [] })).toEqual({ pages: ['/offline'], carts: [] });
});

test.each([null, [], {}, { pages: [], carts: [] }, { pages: ['//evil.example/'], carts: [] }, { pages: ['/offline'] }])(
  'what is no list of pages is none (%j)',
  (value) => {
    expect(() => parseOfflineManifest(value)).toThrow('no list');
  },
);

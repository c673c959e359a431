import { expect, test } from 'vitest';
import { contentTypeOf, isCompressible } from './content-type.ts';

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['robots.txt', 'text/plain; charset=utf-8', true],
  ['assets/index-8f2.js', 'text/javascript; charset=utf-8', true],
  ['style.CSS', 'text/css; charset=utf-8', true],
  ['offline.json', 'application/json; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['icons.svg', 'image/svg+xml; charset=utf-8', true],
  ['favicon.ico', 'image/x-icon', true],
  ['search.wasm', 'application/wasm', true],
  ['icon.png', 'image/png', false],
  ['photo.jpg', 'image/jpeg', false],
  ['photo.webp', 'image/webp', false],
  ['photo.avif', 'image/avif', false],
  ['newsreader.woff2', 'font/woff2', false],
  ['rings.pdf', 'application/pdf', false],
  ['film.mp4', 'video/mp4', false],
  ['css', 'application/octet-stream', false],
  ['backup.unknown', 'application/octet-stream', false],
])('%s is %s', (name, type, compresses) => {
  expect(contentTypeOf(name)).toBe(type);
  expect(isCompressible(type)).toBe(compresses);
});

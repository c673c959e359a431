import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listRequestedFiles, pictureUses } from './requested-pictures.ts';

describe('the files that usual screens request', () => {
  test.each([
    ['a hero', 1980, pictureUses.hero, ['320.avif', '480.avif', '800.avif', '1200.webp', '1980.webp']],
    ['a card', 2800, pictureUses.card, ['320.avif', '480.avif', '800.avif']],
    ['a gallery', 2800, pictureUses.gallery, ['320.avif', '480.avif', '800.avif', '1200.webp', '1980.webp']],
    ['a thumbnail', 1600, pictureUses.thumbnail, ['320.avif']],
    ['a small original', 400, pictureUses.card, ['320.avif', '480.avif']],
    ['an original below the narrowest file', 200, pictureUses.hero, ['320.avif']],
  ] as const)('of %s', (_, width, use, files) => {
    expect(listRequestedFiles(width, use)).toEqual(files);
  });

  test('include the one that Chrome prefers although it is a little too narrow', () => {
    // 1440 pixels at 57 % are 821, where 800 is nearer than 1200.
    const use = { sizes: '57vw' };
    expect(listRequestedFiles(1980, use)).toContain('800.avif');
    expect(listRequestedFiles(1980, use)).toContain('1200.webp');
  });

  test('are unknown for a size that is written in another way', () => {
    expect(() => listRequestedFiles(1980, { sizes: 'calc(100vw - 2rem)' })).toThrow('calc(100vw - 2rem)');
    expect(() => listRequestedFiles(1980, { sizes: '(min-width: 62em) 50vw' })).toThrow('375');
  });
});

test.each([
  ['catalog/cards/card-view.client.tsx', [pictureUses.card]],
  ['catalog/product/product-gallery.client.tsx', [pictureUses.gallery, pictureUses.thumbnail]],
] as const)('%s has the sizes of the table', (file, uses) => {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const given = [...source.matchAll(/sizes="([^"]+)"(?:\s+maxWidth=\{(\d+)\})?/g)].map(([, sizes, maxWidth]) => ({
    sizes,
    ...(maxWidth && { maxWidth: Number(maxWidth) }),
  }));
  expect(given).toEqual(uses);
});

import { expect, test } from 'vitest';
import { parseViewed, type ViewedProduct } from './recently-viewed.ts';

const ring = (id: number): ViewedProduct => ({
  id,
  slug: `ring-${id}`,
  name: `Ring ${id}`,
  language: 'de',
  image: null,
});

test('parses the stored products in order, at most twelve', () => {
  const list = Array.from({ length: 15 }, (_, at) => ring(at + 1));
  expect(parseViewed(JSON.stringify(list))).toEqual(list.slice(0, 12));
});

test('skips an invalid entry and keeps the others', () => {
  expect(parseViewed(JSON.stringify([{ ...ring(1), slug: '../x' }, ring(2)]))).toEqual([ring(2)]);
});

test('keeps the placeholder of a picture, which must be a colour', () => {
  const image = { id: '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05', width: 1600, height: 1200 };
  const tinted = { ...ring(1), image: { ...image, tint: 'f1ece4' } };
  const broken = { ...ring(2), image: { ...image, tint: 'url(//x)' } };
  const older = { ...ring(3), image };
  expect(parseViewed(JSON.stringify([tinted, broken, older]))).toEqual([tinted, older]);
});

test.each([null, '', '{', '{}', '[1]', '[null]'])('parses %j as an empty list', (text) => {
  expect(parseViewed(text)).toEqual([]);
});

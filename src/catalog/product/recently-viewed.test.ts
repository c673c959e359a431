import { expect, test } from 'vitest';
import { parseViewed, type ViewedProduct } from './recently-viewed.ts';

const ring = (id: number): ViewedProduct => ({
  id,
  slug: `ring-${id}`,
  name: `Ring ${id}`,
  language: 'de',
  image: null,
});

test('what was kept is read again, in its order, twelve at most', () => {
  const list = Array.from({ length: 15 }, (_, at) => ring(at + 1));
  expect(parseViewed(JSON.stringify(list))).toEqual(list.slice(0, 12));
});

test('one strange entry costs nobody the others', () => {
  expect(parseViewed(JSON.stringify([{ ...ring(1), slug: '../x' }, ring(2)]))).toEqual([ring(2)]);
});

test.each([null, '', '{', '{}', '[1]', '[null]'])('%j is an empty shelf', (text) => {
  expect(parseViewed(text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { shuffle } from './teaser-queries.ts';

const ids = Array.from({ length: 40 }, (_, index) => index + 1);

test('the same products have the same order, whatever order they come in', () => {
  expect(shuffle(ids.toReversed())).toEqual(shuffle(ids));
});

test('the order has all products, and is not theirs', () => {
  expect(shuffle(ids)).not.toEqual(ids);
  expect(shuffle(ids).toSorted((one, other) => one - other)).toEqual(ids);
});

test('a product that comes changes the order of the others', () => {
  const before = shuffle(ids);
  expect(shuffle([...ids, 41]).filter((id) => id !== 41)).not.toEqual(before);
});

test('every product is first at some time', () => {
  const firsts = Array.from({ length: 365 }, (_, more) => shuffle([...ids.slice(0, 20), 1000 + more])[0]);
  expect(new Set(firsts.filter((id) => id !== undefined && id <= 20)).size).toBe(20);
});

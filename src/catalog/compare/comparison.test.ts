import { expect, test } from 'vitest';
import { formatAddition, formatRemoval, parseChanged, selectCompared } from './comparison.ts';

test('moves the focus to the next product after a removal, or to the previous one at the end', () => {
  expect(formatRemoval([3, 5, 7], 5)).toBe('?pieces=3,7&changed=5#remove-7');
  expect(formatRemoval([3, 5, 7], 7)).toBe('?pieces=3,5&changed=7#remove-5');
});

test('moves the focus to the status line after adding a product or removing the last one', () => {
  expect(formatRemoval([3], 3)).toBe('?changed=3#compare-status');
  expect(formatAddition([3], 5)).toBe('?pieces=3,5&changed=5#compare-status');
});

test('parses only a product id as the changed product', () => {
  expect(parseChanged('pieces=3,7&changed=5')).toBe(5);
  for (const query of ['pieces=3,7', 'changed=', 'changed=5,7', 'changed=-1', 'changed=0']) {
    expect(parseChanged(query), query).toBeUndefined();
  }
});

const categories = new Map([
  ...[1, 2, 3, 4, 5].map((id) => [id, 'uhren'] as const),
  ...[8, 9].map((id) => [id, 'schmuck'] as const),
]);

const find = (id: number) => {
  const category = categories.get(id);
  return category === undefined ? undefined : { id, category };
};

const toIds = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test('counts unknown ids and keeps the other products', () => {
  const { shown, unknownCount } = selectCompared([1, 77, 2], find);
  expect(toIds(shown)).toEqual([1, 2]);
  expect(unknownCount).toBe(1);
});

test('lists products beyond the limit of four separately', () => {
  const { shown, beyondLimit } = selectCompared([5, 4, 3, 2, 1], find);
  expect(toIds(shown)).toEqual([5, 4, 3, 2]);
  expect(toIds(beyondLimit)).toEqual([1]);
});

test('selects products of the category of the first one', () => {
  const { shown, otherCategories } = selectCompared([8, 1, 9], find);
  expect(toIds(shown)).toEqual([8, 9]);
  expect(toIds(otherCategories)).toEqual([1]);
});

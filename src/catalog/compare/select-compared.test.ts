import { expect, test } from 'vitest';
import { selectCompared } from './select-compared.ts';

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

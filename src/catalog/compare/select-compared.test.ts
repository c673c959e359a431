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

test('a product that the shop does not know is counted and costs nobody the others', () => {
  const { shown, unknownCount: unknown } = selectCompared([1, 77, 2], find);
  expect(toIds(shown)).toEqual([1, 2]);
  expect(unknown).toBe(1);
});

test('more than four are named, not shown', () => {
  const { shown, beyondLimit: tooMany } = selectCompared([5, 4, 3, 2, 1], find);
  expect(toIds(shown)).toEqual([5, 4, 3, 2]);
  expect(toIds(tooMany)).toEqual([1]);
});

test('the first product says what it can be compared with', () => {
  const { shown, otherCategories: others } = selectCompared([8, 1, 9], find);
  expect(toIds(shown)).toEqual([8, 9]);
  expect(toIds(others)).toEqual([1]);
});

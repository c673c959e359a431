import { expect, test } from 'vitest';
import { emptyListQuery } from '../list/list-query.ts';
import { makeFixtureIndex, makeProduct, named } from './catalogue-fixture.ts';
import { selectProducts } from './select-products.ts';

test('ranks equal matches by stock, then demand and novelty, but never before a better match', async () => {
  const names = (name: string) => ({ de: name, en: name, fr: name });
  const old = Date.now() - 400 * 86_400_000;
  const demands = [
    [6, 1],
    [7, 3],
    [5, 3],
    [99, 3],
  ] as const;
  const index = await makeFixtureIndex({ categories: [named('rings', 'Ringe')], demands }, [
    makeProduct(1, {
      category: 'rings',
      names: names('Distel'),
      availability: 'sold_out',
      createdAt: Date.now(),
      rank: 1,
    }),
    makeProduct(2, { category: 'rings', names: names('Klee'), availability: 'on_order', createdAt: old, rank: 2 }),
    makeProduct(3, { category: 'rings', names: names('Mohn'), availability: 'in_stock', createdAt: old, rank: 3 }),
    makeProduct(4, {
      category: 'rings',
      names: names('Winde'),
      availability: 'in_stock',
      createdAt: Date.now(),
      rank: 4,
    }),
    makeProduct(6, { category: 'rings', names: names('Mohn'), createdAt: old, rank: 7 }),
    makeProduct(7, { category: 'rings', names: names('Mohn'), createdAt: old, rank: 8 }),
    makeProduct(5, {
      category: null,
      names: names('Dose für Ringe'),
      availability: 'in_stock',
      createdAt: Date.now(),
      rank: 0,
    }),
  ]);
  const found = selectProducts(index, { kind: 'search' }, { ...emptyListQuery, text: 'Ring' }, 'de');
  expect(found).toEqual([7, 4, 6, 3, 2, 1, 5]);
});

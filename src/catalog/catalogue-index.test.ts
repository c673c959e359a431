import { expect, test } from 'vitest';
import {
  type CatalogueIndex,
  clampPage,
  getFilterOptions,
  type IndexedProduct,
  selectProducts,
} from './catalogue-index.ts';
import { emptyListQuery } from './list-query.ts';

const named = (key: string) => ({ key, names: { de: key, en: key, fr: key } });

function product(id: number, changes: Partial<IndexedProduct> = {}): IndexedProduct {
  return {
    id,
    names: { de: `Uhr ${id}`, en: `Watch ${id}`, fr: `Montre ${id}` },
    priceCents: id * 100,
    createdAt: id,
    category: 'watches',
    subcategories: ['diver'],
    manufacturer: 'linden',
    ...changes,
  };
}

const index: CatalogueIndex = {
  products: [
    product(2),
    product(10, { priceCents: null, subcategories: ['dress'] }),
    product(1, { manufacturer: 'brueck' }),
    product(3, { category: 'beads' }),
  ],
  subcategories: [
    { ...named('diver'), category: 'watches' },
    { ...named('dress'), category: 'watches' },
    { ...named('glass'), category: 'beads' },
  ],
  manufacturers: [named('linden'), named('brueck'), named('nobody')],
};

const select = (changes = {}) => selectProducts(index, 'watches', { ...emptyListQuery, ...changes }, 'de');

test('a list holds its category in the order of the shop', () => {
  expect(select()).toEqual([2, 10, 1]);
  expect(selectProducts(index, null, emptyListQuery, 'de')).toEqual([2, 10, 1, 3]);
});

test('filters of one kind widen, filters of two kinds narrow', () => {
  expect(select({ subcategories: ['diver', 'dress'] })).toEqual([2, 10, 1]);
  expect(select({ subcategories: ['diver'], manufacturers: ['brueck'] })).toEqual([1]);
});

test('what is priced on request stands last in both directions', () => {
  expect(select({ sort: 'priceAscending' })).toEqual([1, 2, 10]);
  expect(select({ sort: 'priceDescending' })).toEqual([2, 1, 10]);
});

test('names are sorted as people count', () => {
  expect(select({ sort: 'name' })).toEqual([1, 2, 10]);
});

test('the newest comes first', () => {
  expect(select({ sort: 'newest' })).toEqual([10, 2, 1]);
});

test('a filter counts what it would leave under the other filters', () => {
  const { subcategories, manufacturers } = getFilterOptions(
    index,
    'watches',
    { subcategories: ['diver'], manufacturers: ['linden'] },
    'de',
  );
  expect(subcategories.map(({ key, count }) => [key, count])).toEqual([
    ['diver', 1],
    ['dress', 1],
  ]);
  expect(manufacturers.map(({ key, count }) => [key, count])).toEqual([
    ['linden', 1],
    ['brueck', 1],
  ]);
});

test('a chosen filter stays in sight even when it leaves nothing', () => {
  const { manufacturers } = getFilterOptions(index, 'watches', { subcategories: [], manufacturers: ['nobody'] }, 'de');
  expect(manufacturers).toContainEqual({ key: 'nobody', name: 'nobody', count: 0, isChosen: true });
});

test('a page past the end is the last page', () => {
  expect(clampPage(99_998, 45, 20)).toBe(2);
  expect(clampPage(0, 0, 20)).toBe(0);
});

import { expect, test } from 'vitest';
import { emptyListQuery } from './list-query.ts';
import { getFilterChips } from './prepare-list.ts';

const named = (key: string, de: string) => ({ key, names: { de, en: de, fr: de } });

const vocabulary = {
  categories: [named('watches', 'Uhren')],
  subcategories: [{ ...named('taucheruhren', 'Taucheruhren'), category: 'watches' }],
  manufacturers: [named('klitmark', 'Klitmark')],
  attributeGroups: [
    { ...named('alloy', 'Material'), unit: null, values: [named('alloy:gold', 'Gelbgold 585')] },
    { ...named('size', 'Durchmesser'), unit: 'mm', values: [named('size:40', '40'), named('size:41', '41 mm')] },
  ],
};

const getChips = (changes: Partial<typeof emptyListQuery>) =>
  getFilterChips({ ...emptyListQuery, ...changes }, vocabulary, '/shop', 'de');

test('gives no chips without filters', () => {
  expect(getChips({ sort: 'name', page: 2, text: 'Ring' })).toEqual([]);
});

test('names the filter of a chip and links to the list without it', () => {
  expect(getChips({ manufacturers: ['klitmark'], isOnSale: true })).toEqual([
    { name: 'Klitmark', href: '/shop?sale=1' },
    { name: 'Reduziert', href: '/shop?maker=klitmark' },
  ]);
});

test('goes to the first page and keeps search text and order when a filter is removed', () => {
  expect(getChips({ subcategories: ['taucheruhren'], page: 3, sort: 'name', text: 'Brücke' })[0]?.href).toBe(
    '/shop?q=Br%C3%BCcke&sort=name',
  );
});

test('names an attribute with its group and unit', () => {
  const names = getChips({ attributes: ['alloy:gold', 'size:40', 'size:41'] }).map(({ name }) => name);
  expect(names).toEqual(['Material: Gelbgold 585', 'Durchmesser: 40 mm', 'Durchmesser: 41 mm']);
});

test('gives one chip for a price range', () => {
  const names = (changes: object) => getChips(changes).map(({ name }) => name.replaceAll('\u00a0', ' '));
  expect(names({ priceFrom: 10_000, priceTo: 90_000 })).toEqual(['100 € bis 900 €']);
  expect(names({ priceFrom: 10_000 })).toEqual(['ab 100 €']);
  expect(names({ priceTo: 90_000 })).toEqual(['bis 900 €']);
});

test('gives a chip for an unknown filter', () => {
  expect(getChips({ categories: ['gone'], attributes: ['alloy:gone'] }).map(({ name }) => name)).toEqual([
    'gone',
    'alloy:gone',
  ]);
});

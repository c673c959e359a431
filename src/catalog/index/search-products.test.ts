import { beforeAll, expect, test } from 'vitest';
import { emptyListQuery } from '../list/list-query.ts';
import { makeFixtureIndex, makeProduct, named } from './catalogue-fixture.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { selectProducts } from './select-products.ts';

let index: CatalogueIndex;

beforeAll(async () => {
  const words = (de: string, en = de, fr = de) => ({ de, en, fr });
  index = await makeFixtureIndex(
    {
      categories: [named('rings', 'Ringe', 'Rings', 'Bagues'), named('watches', 'Uhren', 'Watches', 'Montres')],
      manufacturers: [named('linden', 'Vier Linden')],
      tags: [],
      attributeValues: [named('alloy:gold', 'Gelbgold 585', 'Yellow gold 585', 'Or jaune 585')],
    },
    [
      makeProduct(1, { names: words('Brücke', 'Bridge', 'Pont'), category: 'rings', manufacturer: null }),
      makeProduct(2, { names: words('Straßenuhr', 'Street clock', 'Horloge'), manufacturer: null }),
      makeProduct(3, { names: words('Ring der Mitte', 'Middle', 'Milieu'), category: 'rings' }),
      makeProduct(4, { names: words('Kette'), category: null, attributes: ['alloy:gold'], reference: 'AV-1101' }),
    ],
  );
});

const find = (text: string) => selectProducts(index, { kind: 'search' }, { ...emptyListQuery, text }, 'de');

test.each(['Brücke', 'bruecke', 'brucke', 'BRÜCKE', 'Brü', 'brue', 'Brucke!', 'Brüke', 'Bruecce'])(
  '“%s” finds the Brücke',
  (text) => expect(find(text)).toEqual([1]),
);

test.each(['Straßenuhr', 'strassenuhr', 'Strasenuhr', 'Strassnuur'])('“%s” finds the Straßenuhr', (text) =>
  expect(find(text)).toEqual([2]),
);

test.each(['Pont', 'Bridge'])('“%s” finds a product by a word of another language', (text) =>
  expect(find(text)).toEqual([1]),
);

test.each(['AV-1101', 'av1101', 'av 1101', 'AV-11'])('“%s” finds a product by its reference number', (text) =>
  expect(find(text)).toEqual([4]),
);

test('finds products by brand, category and attribute in any language', () => {
  expect(find('linden')).toEqual([3, 4]);
  expect(find('bagues')).toEqual([1, 3]);
  expect(find('yellow gold')).toEqual([4]);
});

test('ranks a match in the name before one in the category', () => {
  expect(find('ring')).toEqual([3, 1]);
});

test('requires every word to match', () => {
  expect(find('linden kette')).toEqual([4]);
  expect(find('linden bruecke')).toEqual([]);
});

test('does not correct words of three letters', () => {
  expect(find('rig')).toEqual([]);
});

test.each([
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '\u0000\u202e',
  '💍'.repeat(50),
  '(((((zz+)+)+)+)+)$',
])('finds nothing for hostile input: %s', (text) => {
  expect(find(text)).toEqual([]);
});

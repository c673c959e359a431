import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../../bench/fill-products.ts';
import { emptyListQuery } from '../list/list-query.ts';
import { makeFixtureIndex, makeProduct, named } from './catalogue-fixture.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { orderByScore } from './search-products.ts';
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

test('orders by descending score and keeps the order of equal scores', () => {
  expect(orderByScore([3, 0, 2, 1], Float32Array.of(0.5, 2.25, 0.5, 1))).toEqual([1, 3, 0, 2]);
  expect(orderByScore([], new Float32Array())).toEqual([]);
});

test.each([500, 1_500, 5_000])('gives the same order as sorting %i products', (length) => {
  const { below } = createRandom(7);
  const scores = Float32Array.from({ length }, () => below(40) / 8);
  const slots = Array.from(scores.keys()).filter(() => below(3) > 0);
  const sorted = slots.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  expect(orderByScore(slots, scores)).toEqual(sorted);
});

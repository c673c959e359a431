import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../../bench/fill-products.ts';
import { getSampleCount } from '../../../tests/samples.ts';
import { emptyListQuery } from '../list/list-query.ts';
import { makeFixtureIndex, makeProduct, named } from './catalogue-fixture.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { selectProducts } from './select-products.ts';

let index: CatalogueIndex;
const words = (de: string, en = de, fr = de) => ({ de, en, fr });

beforeAll(async () => {
  index = await makeFixtureIndex(
    {
      categories: [named('watches', 'Uhren', 'Watches', 'Montres'), named('jewelry', 'Schmuck', 'Jewellery', 'Bijoux')],
      subcategories: [
        { ...named('rings', 'Ringe', 'Rings', 'Bagues'), category: 'jewelry' },
        { ...named('earrings', 'Ohrschmuck', 'Earrings', "Boucles d'oreilles"), category: 'jewelry' },
        { ...named('cases', 'Aufbewahrung', 'Storage', 'Rangement'), category: null },
      ],
      manufacturers: [],
      attributeValues: [
        named('colour:blue', 'Blau', 'Blue', 'Bleu'),
        named('alloy:gold', 'Gelbgold 585', 'Yellow gold 585', 'Or jaune 585'),
        named('clasp:spring', 'Federring', 'Spring ring', 'Anneau ressort'),
        named('diameter:41', '41'),
      ],
      attributeNames: [{ ...named('diameter', 'Durchmesser', 'Diameter', 'Diamètre'), unit: 'mm' }],
      synonyms: [
        { language: 'de', words: 'Ohrring, Ohrgehänge', meanings: 'Ohrschmuck' },
        { language: 'en', words: 'ear bob', meanings: 'earrings' },
      ],
    },
    [
      makeProduct(1, { names: words('Aubade'), attributes: ['colour:blue', 'diameter:41'], subcategories: [] }),
      makeProduct(2, { names: words('Terzel'), attributes: [], subcategories: [] }),
      makeProduct(3, {
        names: words('Ring Distel', 'Thistle ring', 'Bague Chardon'),
        category: 'jewelry',
        subcategories: ['rings'],
        attributes: ['alloy:gold'],
        priceCents: 40_000,
        otherCents: [90_000],
      }),
      makeProduct(4, {
        names: words('Klee', 'Clover', 'Trèfle'),
        category: 'jewelry',
        subcategories: ['earrings'],
        attributes: ['clasp:spring'],
        texts: { de: 'nickelfrei leicht', en: '', fr: '' },
      }),
      makeProduct(5, {
        names: words('Uhrenkasten für sechs', 'Watch box for six', 'Coffret pour six montres'),
        category: null,
        subcategories: ['cases'],
        attributes: ['colour:blue'],
      }),
    ],
  );
});

const find = (text: string, language: 'de' | 'en' | 'fr' = 'de') =>
  selectProducts(index, { kind: 'search' }, { ...emptyListQuery, text }, language);

test.each([
  ['Uhr', [1, 2, 5]],
  ['blaue Uhr', [1, 5]],
  ['Uhr blau', [1, 5]],
  ['Goldring', [3]],
  ['goldene Ringe', [3]],
  ['Herrenring', [3]],
  ['Ring', [3]],
  ['Ohrringe', [4]],
  ['Ohringe', [4]],
  ['Ohrgehänge', [4]],
  ['nickelfrei', [4]],
  ['Uhr 41 mm', [1]],
  ['Uhr 41mm', [1]],
  ['Terzel xqzwvkj', [2]],
])('“%s” finds %j, heads of names before mentions', (text, ids) => {
  expect(find(text)).toEqual(ids);
});

test.each([
  ['wacth', 'en', [1, 2]],
  ['ear bobs', 'en', [4]],
  ["boucle d'oreille", 'fr', [4]],
  ['bagues', 'fr', [3]],
] as const)('“%s” in %s', (text, language, ids) => {
  expect(find(text, language).slice(0, ids.length)).toEqual(ids);
});

test('applies a synonym only in its language and direction', () => {
  expect(find('Ohrschmuck')).toEqual([4]);
  expect(find('Ohrgehänge', 'en')).toEqual([]);
});

test.each([
  ['Ring bis 500 Euro', [3]],
  ['Ring ab 800', [3]],
  ['Ring zwischen 500 und 800', []],
  ['Ring unter 400', [3]],
  ['Ring unter 399', []],
])('“%s” finds products with a variant of that price', (text, ids) => {
  expect(find(text)).toEqual(ids);
});

test('answers any input, and only with existing products', () => {
  const { below, pick } = createRandom(11);
  const pieces = [
    'ring',
    'Uhr',
    'gold',
    'bis',
    '500',
    '€',
    '-',
    '1.000',
    "d'",
    'ß',
    '\u0301',
    '💍',
    'ohr',
    ' ',
    'e',
    'xx',
    '\u202e',
    '(',
    '*',
  ];
  for (let round = 0; round < getSampleCount(2_000); round += 1) {
    const text = Array.from({ length: below(14) }, () => pick(pieces)).join(pick(['', ' ']));
    const found = find(text.slice(0, 100), pick(['de', 'en', 'fr'] as const));
    expect(new Set(found).size).toBe(found.length);
    expect(found.every((id) => id >= 1 && id <= 5)).toBe(true);
  }
});

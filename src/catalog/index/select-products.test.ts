import { beforeAll, expect, test } from 'vitest';
import { getSampleCount } from '../../../tests/samples.ts';
import type { Language } from '../../i18n/languages.ts';
import { type ListScope, wholeShop } from '../../routing/list-scope.ts';
import { emptyListQuery, type ListQuery, sorts } from '../list/list-query.ts';
import { makeFixtureIndex, named, makeProduct as product } from './catalogue-fixture.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countNaively, selectNaively } from './naive-catalogue.ts';
import { changeProductTable, type IndexedProduct } from './product-table.ts';
import { clampPage, getFacets, selectProducts } from './select-products.ts';

let index: CatalogueIndex;

beforeAll(async () => {
  index = await makeFixtureIndex(
    {
      categories: [named('watches'), named('beads')],
      subcategories: [
        { ...named('diver'), category: 'watches' },
        { ...named('dress'), category: 'watches' },
        { ...named('glass'), category: 'beads' },
      ],
      manufacturers: [named('linden'), named('brueck'), named('nobody')],
    },
    [
      product(2, { rank: 1 }),
      product(10, { rank: 2, priceCents: null, subcategories: ['dress'] }),
      product(1, { rank: 3, manufacturer: 'brueck' }),
      product(3, { rank: 4, category: 'beads' }),
    ],
  );
});

const watches = { kind: 'category', key: 'watches' } as const;
const select = (changes = {}) => selectProducts(index, watches, { ...emptyListQuery, ...changes }, 'de');

test('lists the products of a category in the order of the shop', () => {
  expect(select()).toEqual([2, 10, 1]);
  expect(selectProducts(index, wholeShop, emptyListQuery, 'de')).toEqual([2, 10, 1, 3]);
});

test('combines options of a facet by OR and facets by AND', () => {
  expect(select({ subcategories: ['diver', 'dress'] })).toEqual([2, 10, 1]);
  expect(select({ subcategories: ['diver'], manufacturers: ['brueck'] })).toEqual([1]);
});

test('matches a price range when a variant is in it, not when it lies between two variants', async () => {
  const rings = await makeFixtureIndex({}, [product(1, { priceCents: 40_000, otherCents: [90_000] })]);
  const between = (priceFrom: number | null, priceTo: number | null) =>
    selectProducts(rings, wholeShop, { ...emptyListQuery, priceFrom, priceTo }, 'de');
  expect(between(80_000, null)).toEqual([1]);
  expect(between(null, 40_000)).toEqual([1]);
  expect(between(50_000, 80_000)).toEqual([]);
  expect(getFacets(rings, wholeShop, emptyListQuery, 'de').price).toEqual({
    lowestCents: 40_000,
    highestCents: 90_000,
  });
});

test('sorts products priced on request last in both directions', () => {
  expect(select({ sort: 'priceAscending' })).toEqual([1, 2, 10]);
  expect(select({ sort: 'priceDescending' })).toEqual([2, 1, 10]);
});

test('sorts names with numeric collation', () => {
  expect(select({ sort: 'name' })).toEqual([1, 2, 10]);
});

test('sorts the newest product first', () => {
  expect(select({ sort: 'newest' })).toEqual([10, 2, 1]);
});

test('counts the options of a facet under the other filters', () => {
  const { subcategories, manufacturers } = getFacets(
    index,
    watches,
    { ...emptyListQuery, subcategories: ['diver'], manufacturers: ['linden'] },
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

test('keeps a chosen option without products', () => {
  const { manufacturers } = getFacets(index, watches, { ...emptyListQuery, manufacturers: ['nobody'] }, 'de');
  expect(manufacturers).toContainEqual({ key: 'nobody', name: 'nobody', count: 0, isChosen: true });
});

test('clamps a page past the end to the last page', () => {
  expect(clampPage(99_998, 45, 20)).toBe(2);
  expect(clampPage(0, 0, 20)).toBe(0);
});

/** A seeded random number generator (mulberry32). */
function createDice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(roll() * limit);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const some = <T>(values: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: below(most + 1) }, () => pick(values))),
  ];
  return { below, pick, some };
}

const keys = {
  categories: ['ringe', 'uhren', 'ketten'],
  kinds: ['a', 'b', 'c', 'd', 'e', 'f'],
  makers: ['linden', 'brueck', 'nord', 'sued'],
  values: ['alloy:gold', 'alloy:silver', 'alloy:steel', 'stone:ruby', 'stone:none', 'size:52', 'size:54'],
  tags: ['neu', 'geschenk'],
};

function drawProduct(id: number, { below, pick, some }: ReturnType<typeof createDice>): IndexedProduct {
  const word = pick(['Ring', 'Äpfel', 'Zoë', 'Uhr 10', 'Uhr 9', 'Ähre']);
  const priceCents = below(8) === 0 ? null : below(40) * 1000;
  return product(id, {
    names: { de: word, en: `${word} ${below(4)}`, fr: `${below(30)} ${word}` },
    priceCents,
    otherCents: priceCents === null ? [] : some([1, 2, 3], 2).map((more) => priceCents + more * 7_000),
    isReduced: below(5) === 0,
    availability: pick(['in_stock', 'on_order', 'sold_out']),
    createdAt: below(50),
    rank: below(30),
    category: below(10) === 0 ? null : pick(keys.categories),
    subcategories: some(keys.kinds, 3),
    manufacturer: below(10) === 0 ? null : pick(keys.makers),
    attributes: some(keys.values, 4),
    tags: some(keys.tags, 2),
  });
}

function drawQuestion({ below, pick, some }: ReturnType<typeof createDice>) {
  const scope = pick<ListScope>([
    wholeShop,
    { kind: 'search' },
    { kind: 'category', key: pick([...keys.categories, 'nothing']) },
    { kind: 'brand', slug: pick(keys.makers) },
    { kind: 'tag', slug: pick(keys.tags) },
  ]);
  const query: ListQuery = {
    ...emptyListQuery,
    categories: some([...keys.categories, '__proto__'], 1 + below(2)),
    subcategories: some(keys.kinds, below(3)),
    manufacturers: some(keys.makers, below(3)),
    attributes: some([...keys.values, 'alloy:unknown'], below(4)),
    priceFrom: below(3) === 0 ? below(30) * 1000 : null,
    priceTo: below(3) === 0 ? below(40) * 1000 : null,
    isInStock: below(4) === 0,
    isOnSale: below(5) === 0,
    sort: pick(sorts),
  };
  return { scope, query, language: pick<Language>(['de', 'en', 'fr']) };
}

test('agrees with the naive catalogue in lists and counts, also after changes', {
  timeout: 60_000,
}, async () => {
  const dice = createDice(20_261_121);
  const vocabulary = {
    categories: keys.categories.map((key) => named(key)),
    subcategories: keys.kinds.map((key, at) => ({ ...named(key), category: keys.categories[at % 3] ?? null })),
    manufacturers: keys.makers.map((key) => named(key)),
    attributeGroups: ['alloy', 'stone', 'size'].map((group) => ({
      ...named(group),
      unit: null,
      values: keys.values.filter((value) => value.startsWith(group)).map((key) => named(key)),
    })),
  };
  const questions = getSampleCount(60);
  let asked = 0;
  for (let round = 0; round < 12; round += 1) {
    const products = new Map(
      Array.from({ length: 10 + dice.below(300) }, (_, at) => [at + 1, drawProduct(at + 1, dice)]),
    );
    let made = await makeFixtureIndex(vocabulary, [...products.values()]);
    for (let change = 0; change < 5; change += 1) {
      const plain = {
        ...made,
        products: [...products.values()].toSorted((a, b) => a.rank - b.rank || a.id - b.id),
      };
      for (let question = 0; question < questions; question += 1) {
        const { scope, query, language } = drawQuestion(dice);
        const about = JSON.stringify({ round, change, scope, query, language });
        expect(selectProducts(made, scope, query, language), about).toEqual(
          selectNaively(plain, scope, query, language),
        );
        expect(getFacets(made, scope, query, language), about).toEqual(countNaively(plain, scope, query, language));
        asked += 1;
      }
      const gone = dice.some([...products.keys()], 5);
      for (const id of gone) products.delete(id);
      const changed = [...dice.some([...products.keys()], 5), 1000 + change].map((id) => drawProduct(id, dice));
      for (const one of changed) products.set(one.id, one);
      changeProductTable(made.table, changed, gone);
      made = { ...made };
    }
  }
  expect(asked).toBe(12 * 5 * questions);
});

import { expect, test } from 'vitest';
import { getCacheMemory } from '../../base/cache-memory.ts';
import { makeFixtureIndex, makeProduct, named } from '../index/catalogue-fixture.ts';
import type { Facets, FilterOption } from '../index/select-products.ts';
import { emptyListQuery } from './list-query.ts';
import { getStableFacets, mergeOptions, selectGroups } from './stable-facets.ts';

const option = (key: string, count: number, isChosen = false): FilterOption => ({ key, name: key, count, isChosen });

const makeFacets = (changes: Partial<Facets> = {}): Facets => ({
  categories: [],
  subcategories: [],
  manufacturers: [],
  attributeGroups: [],
  price: null,
  priceCounts: new Map(),
  inStock: 0,
  onSale: 0,
  ...changes,
});

test('keeps an option without products in its place, with a count of zero', () => {
  const whole = makeFacets({ manufacturers: [option('a', 5), option('b', 3), option('c', 1)] });
  const narrowed = makeFacets({ manufacturers: [option('a', 2), option('c', 1, true)] });
  expect(mergeOptions(whole, narrowed).manufacturers).toEqual([option('a', 2), option('b', 0), option('c', 1, true)]);
});

test('keeps an attribute group without products', () => {
  const group = (key: string, options: FilterOption[]) => ({ key, name: key, unit: null, options });
  const whole = makeFacets({
    attributeGroups: [group('alloy', [option('alloy:gold', 4)]), group('stone', [option('stone:opal', 2)])],
  });
  const narrowed = makeFacets({ attributeGroups: [group('stone', [option('stone:opal', 1)])] });
  expect(mergeOptions(whole, narrowed).attributeGroups).toEqual([
    group('alloy', [option('alloy:gold', 0)]),
    group('stone', [option('stone:opal', 1)]),
  ]);
});

test('keeps chosen options that no product of the list has', () => {
  const narrowed = makeFacets({ subcategories: [option('gone', 0, true)] });
  expect(mergeOptions(makeFacets(), narrowed).subcategories).toEqual([option('gone', 0, true)]);
});

test('offers groups with several values on enough products', () => {
  const group = (key: string, ...counts: number[]) => ({
    ...{ key, name: key, unit: null },
    options: counts.map((count, at) => option(`${key}:${at}`, count)),
  });
  const groups = [group('alloy', 60, 40), group('stone', 20, 6), group('width', 10, 5), group('movement', 90)];
  expect(selectGroups(groups).map(({ key }) => key)).toEqual(['alloy', 'stone']);
});

test('options and counts are those of the catalogue that is asked, and of the list', async () => {
  const vocabulary = { manufacturers: [named('linden'), named('klitmark')] };
  const before = await makeFixtureIndex(vocabulary, [makeProduct(1), makeProduct(2)]);
  const after = await makeFixtureIndex(vocabulary, [makeProduct(1), makeProduct(3, { manufacturer: 'klitmark' })]);
  const count = (catalogue: typeof before, changes: Partial<typeof emptyListQuery>) =>
    getStableFacets(catalogue, { kind: 'shop' }, { ...emptyListQuery, ...changes }, 'de').manufacturers.map(
      (one) => [one.key, one.count] as const,
    );
  const [whole, dear] = [{}, { priceFrom: 150 }];
  expect(count(before, dear)).toEqual([['linden', 1]]);
  expect(count(before, whole)).toEqual([['linden', 2]]);
  expect(count(after, whole)).toEqual([
    ['linden', 1],
    ['klitmark', 1],
  ]);
  expect(count(after, dear)).toEqual([
    ['linden', 0],
    ['klitmark', 1],
  ]);
  expect(count(after, { ...whole, text: 'VL-3' })).toEqual([['klitmark', 1]]);
});

test('facets of searches are counted in the memory of all caches, and go with their catalogue', async () => {
  const products = [makeProduct(1), makeProduct(2)];
  const before = await makeFixtureIndex({}, products);
  const after = await makeFixtureIndex({}, products);
  const readBytes = () => getCacheMemory().getBytes();
  const search = (catalogue: typeof before, text: string) =>
    getStableFacets(catalogue, { kind: 'search' }, { ...emptyListQuery, text }, 'de');
  search(before, 'VL-1');
  const one = readBytes();
  for (let at = 0; at < 200; at += 1) search(before, `VL-1 ${at}`);
  const all = readBytes();
  expect((all - one) / 200).toBeGreaterThan(300);
  search(before, 'VL-1 7');
  expect(readBytes()).toBe(all);
  search(after, 'VL-1');
  expect(readBytes()).toBeLessThanOrEqual(one);
});

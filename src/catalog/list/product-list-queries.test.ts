import { expect, test } from 'vitest';
import { wholeShop } from '../../routing/list-scope.ts';
import { emptyVocabulary, makeFixtureIndex, makeProduct } from '../index/catalogue-fixture.ts';
import { emptyListQuery, parseListQuery } from './list-query.ts';
import { selectList } from './product-list-queries.ts';

const catalogue = await makeFixtureIndex(
  emptyVocabulary,
  Array.from({ length: 10_000 }, (_, at) => makeProduct(at + 1)),
);

function selectPage(page: number) {
  return selectList(catalogue, wholeShop, { ...emptyListQuery, page }, 'de');
}

test('shows a page with the pages before it', () => {
  expect(selectPage(1).ids).toHaveLength(40);
  expect(selectPage(9).ids).toHaveLength(200);
});

test('starts over after two hundred products', () => {
  const { ids, meta } = selectPage(10);
  expect(ids).toEqual(Array.from({ length: 20 }, (_, at) => at + 201));
  expect(meta).toMatchObject({ firstPage: 10, resultCount: 20, filterCount: 10_000 });
});

test('never shows more than two hundred products', () => {
  const { ids, meta } = selectList(catalogue, wholeShop, parseListQuery('page=99999'), 'de');
  expect(ids).toHaveLength(200);
  expect(ids.at(-1)).toBe(10_000);
  expect(meta).toMatchObject({ page: 499, firstPage: 490 });
});

test('reaches every product of a large shop page by page', () => {
  const seen = new Set<number>();
  const { pageCount } = selectPage(0).meta;
  for (let page = 0; page < pageCount; page += 1) {
    for (const id of selectPage(page).ids) seen.add(id);
  }
  expect(seen.size).toBe(10_000);
});

import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../src/i18n/languages.ts';
import { judgedProducts } from './search/demo-catalogue.ts';
import { heldOutQueries, heldOutWithoutAnswer } from './search/held-out-queries.ts';
import { judgedQueries } from './search/judged-queries.ts';
import { queriesWithoutAnswer } from './search/judged-queries-without-answer.ts';
import type { JudgedQuery } from './search/judged-query.ts';
import { getMean, makeDemoSearch, measureQueries } from './search/measure-search.ts';

type Queries = Readonly<Record<Language, readonly JudgedQuery[]>>;

let search: (text: string, language: Language) => readonly number[];

beforeAll(async () => {
  search = await makeDemoSearch();
});

const measure = (queries: Queries) =>
  languages.flatMap((language) => measureQueries(search, queries[language], language));

test('judged queries have a mean gain of at least 0.9, and each has results', () => {
  const measured = measure(judgedQueries);
  expect(getMean(measured)).toBeGreaterThanOrEqual(0.9);
  expect(measured.filter(({ found }) => found.length === 0)).toEqual([]);
});

test('held-out queries have the same gain', () => {
  const measured = measure(heldOutQueries);
  expect(getMean(measured)).toBeGreaterThanOrEqual(0.9);
  expect(measured.filter(({ found }) => found.length === 0).length).toBeLessThanOrEqual(1);
});

test('queries without an answer have no results, or the few texts that mention them', () => {
  const wrong = (queries: Readonly<Record<Language, readonly string[]>>) =>
    languages.flatMap((language) => queries[language].filter((text) => search(text, language).length > 0));
  expect(wrong(queriesWithoutAnswer).length).toBeLessThanOrEqual(5);
  expect(wrong(heldOutWithoutAnswer)).toEqual([]);
});

const kindsFirst = (text: string, language: Language) => {
  const products = search(text, language).map((id) => judgedProducts.get(id));
  return products.map((product) => (product?.facts.has('category:accessories') ? 'accessory' : 'piece'));
};

test.each([
  ['Uhr', 'de'],
  ['watch', 'en'],
  ['montre', 'fr'],
  ['bracelet', 'fr'],
] as const)('for “%s” accessories rank after the products they belong to', (text, language) => {
  const kinds = kindsFirst(text, language);
  expect(kinds.slice(0, 7)).toEqual(Array(7).fill('piece'));
  if (kinds.includes('accessory')) expect(kinds.slice(kinds.indexOf('accessory'))).not.toContain('piece');
});

test.each([
  ['blaue Uhr', 'Uhr blau'],
  ['Silberkette', 'Kette Silber'],
  ['Goldring', 'Ring Gold'],
  ['Trauringe Platin', 'Platin Trauring'],
])('“%s” finds the same as “%s”, in any word order', (one, other) => {
  expect(new Set(search(one, 'de'))).toEqual(new Set(search(other, 'de')));
});

import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../src/i18n/languages.ts';
import { judgedQueries } from './search/judged-queries.ts';
import { getMean, type Measured, makeDemoSearch, measureQueries } from './search/measure-search.ts';

let search: (text: string, language: Language) => readonly number[];
let judged: readonly Measured[];

beforeAll(async () => {
  search = await makeDemoSearch();
  judged = languages.flatMap((language) => measureQueries(search, judgedQueries[language], language));
});

test('the judged queries are answered with a mean gain of 0.55 and more', () => {
  expect(getMean(judged)).toBeGreaterThanOrEqual(0.55);
});

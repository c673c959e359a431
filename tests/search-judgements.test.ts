import { expect, test } from 'vitest';
import { judgedProducts } from './search/demo-catalogue.ts';
import { heldOutQueries, heldOutWithoutAnswer } from './search/held-out-queries.ts';
import { judgedQueries } from './search/judged-queries.ts';
import { queriesWithoutAnswer } from './search/judged-queries-without-answer.ts';
import { gradeProduct, type JudgedQuery, measureGain } from './search/judged-query.ts';

const products = [...judgedProducts.values()];
const judged = Object.values(judgedQueries).flat();
const heldOut = Object.values(heldOutQueries).flat();

test('there are 300 judged queries, of which 250 have results', () => {
  expect(judged).toHaveLength(250);
  expect(Object.values(queriesWithoutAnswer).flat()).toHaveLength(50);
});

test('every judgement matches products of the demo', () => {
  const hasAnswer = (query: JudgedQuery) => products.some((product) => gradeProduct(query, product) === 3);
  expect([...judged, ...heldOut].filter((query) => !hasAnswer(query))).toEqual([]);
});

test('no query is in both sets', () => {
  for (const language of ['de', 'en', 'fr'] as const) {
    const known = new Set([...judgedQueries[language].map(([text]) => text), ...queriesWithoutAnswer[language]]);
    const others = [...heldOutQueries[language].map(([text]) => text), ...heldOutWithoutAnswer[language]];
    expect(others.filter((text) => known.has(text))).toEqual([]);
  }
});

test('the gain is 1 for the ideal order, less for a late result, and 0 for none', () => {
  const ideal = [0, 3, 1, 0];
  expect(measureGain([3, 1], ideal)).toBe(1);
  expect(measureGain([1, 3], ideal)).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)));
  expect(measureGain([0, 0], ideal)).toBe(0);
  expect(measureGain([...Array(10).fill(0), 3], ideal)).toBe(0);
});

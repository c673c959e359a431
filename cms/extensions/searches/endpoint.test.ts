import { describe, expect, test } from 'vitest';
import { emptySearchLimits } from '../../../src/catalog/search/empty-searches.ts';
import type { Context } from '../directus.ts';
import { createReceiveReport, findSurplus, parseReport } from './endpoint.ts';

const tiara = { text: 'tiara', language: 'de', count: 2 };

describe('a report', () => {
  test('is parsed without invalid searches', () => {
    const searches = [tiara, { ...tiara, text: 'anna@example.com' }, null];
    expect(parseReport({ project: 'house.example', searches })).toEqual({ domain: 'house.example', searches: [tiara] });
  });

  test.each([
    null,
    'tiara',
    {},
    { project: 'house.example' },
    { searches: [tiara] },
    { project: 'no domain', searches: [tiara] },
    { project: 'house.example', searches: 'tiara' },
    { project: 'house.example', searches: Array(emptySearchLimits.searches + 1).fill(tiara) },
  ])('is refused if it is %j', (body) => {
    expect(parseReport(body)).toBeUndefined();
  });
});

test('keeps new searches in a full list, and drops the oldest', () => {
  const nonsense = Array.from({ length: 500 }, (_, at) => ({ id: at + 1, last_day: '2026-11-20' }));
  const fresh = Array.from({ length: 3 }, (_, at) => ({ id: 501 + at, last_day: '2026-11-22' }));
  expect(findSurplus([...nonsense, ...fresh])).toEqual([403, 402, 401]);
  expect(findSurplus(nonsense)).toEqual([]);
});

test('accepts thirty reports per minute', async () => {
  class ItemsService {
    readByQuery = async () => [];
  }
  // A report of an unknown website, so that nothing is stored.
  const context = { services: { ItemsService }, getSchema: async () => ({}) } as unknown as Context;
  const receive = createReceiveReport();
  const report = { project: 'house.example', searches: [tiara] };
  const codes = [];
  for (let at = 0; at < 31; at += 1) codes.push((await receive(context, report, (work) => work())).code);
  expect(codes).toEqual([...Array<number>(30).fill(400), 429]);
});

import { describe, expect, test } from 'vitest';
import { emptySearchLimits } from '../../../src/catalog/search/empty-searches.ts';
import type { Context } from '../directus.ts';
import { createReceiveReport, parseReport } from './receive-report.ts';

const tiara = { text: 'tiara', language: 'de', count: 2 };

describe('a report', () => {
  test('is read without the searches that no storefront would send', () => {
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
  ])('that reads %j is refused', (body) => {
    expect(parseReport(body)).toBeUndefined();
  });
});

test('no more than thirty reports are taken in a minute', async () => {
  class ItemsService {
    readByQuery = async () => [];
  }
  // Of no website, so that nothing is written.
  const context = { services: { ItemsService }, getSchema: async () => ({}) } as unknown as Context;
  const receive = createReceiveReport();
  const report = { project: 'house.example', searches: [tiara] };
  const codes = [];
  for (let at = 0; at < 31; at += 1) codes.push((await receive(context, report, (work) => work())).code);
  expect(codes).toEqual([...Array<number>(30).fill(400), 429]);
});

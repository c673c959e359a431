import { describe, expect, test } from 'vitest';
import { createEmptySearches, emptySearchLimits, parseEmptySearch } from './empty-searches.ts';

function countAll(...texts: string[]) {
  const searches = createEmptySearches();
  for (const text of texts) searches.count(text, 'de');
  return searches.drain();
}

test('the same words count as one search, however they are written', () => {
  expect(countAll('Zirkonring', 'ZIRKONRING', ' zirkonring ')).toEqual([
    { text: 'zirkonring', language: 'de', count: 3 },
  ]);
});

test('each language counts by itself', () => {
  const searches = createEmptySearches();
  searches.count('tiara', 'de');
  searches.count('tiara', 'fr');
  expect(searches.drain().map(({ language, count }) => [language, count])).toEqual([
    ['de', 1],
    ['fr', 1],
  ]);
});

test('what separates synonyms is no part of a search', () => {
  expect(countAll('tiara, gold;perlen')[0]?.text).toBe('tiara gold perlen');
});

test.each([
  'anna@example.com',
  'anna＠example.com',
  '030 23125-120',
  '+49 (171) 39 20 01',
  '٠٣٠٢٣١٢٥',
  '2026-000017',
  'Bestellung 2026-000017',
  'DE02 1203 0000 0000 2020 51',
  'https://elsewhere.example',
  'www.elsewhere.example',
  'x',
  '',
  ' , ; ',
  'a'.repeat(emptySearchLimits.longest + 1),
])('%j is not kept', (text) => {
  expect(countAll(text)).toEqual([]);
});

test.each(['ring unter 1500 €', 'kette 45 cm 585', 'ref. 5711', '14899 altenbruck'])('%j is kept', (text) => {
  expect(countAll(text)).toHaveLength(1);
});

describe('a flood', () => {
  test('of one search counts up to a limit', () => {
    expect(countAll(...Array<string>(1_000).fill('tiara'))[0]?.count).toBe(emptySearchLimits.count);
  });

  test('of ever new words takes no more room, and leaves what several have searched for', () => {
    const flood = Array.from({ length: 10_000 }, (_, at) => `nonsens ${at.toString(36)}`);
    const taken = countAll('tiara', 'tiara', ...flood);
    expect(taken).toHaveLength(emptySearchLimits.searches);
    expect(taken).toContainEqual({ text: 'tiara', language: 'de', count: 2 });
  });
});

test('what was taken is counted anew, and what could not be reported comes again', () => {
  const searches = createEmptySearches();
  searches.count('tiara', 'de');
  const taken = searches.drain();
  expect(searches.drain()).toEqual([]);
  searches.count('tiara', 'de');
  searches.restore(taken);
  expect(searches.drain()).toEqual([{ text: 'tiara', language: 'de', count: 2 }]);
});

describe('a report', () => {
  test('is read as it was counted', () => {
    const [counted] = countAll('Tiara');
    expect(parseEmptySearch(counted)).toEqual(counted);
  });

  test.each([
    null,
    'tiara',
    {},
    { text: 'Tiara', language: 'de', count: 1 },
    { text: 'anna@example.com', language: 'de', count: 1 },
    { text: 'tiara', language: 'it', count: 1 },
    { text: 'tiara', language: 'de', count: 0 },
    { text: 'tiara', language: 'de', count: 1.5 },
    { text: 'tiara', language: 'de', count: emptySearchLimits.count + 1 },
    { text: 'tiara', language: 'de', count: '1' },
  ])('of %j is refused', (search) => {
    expect(parseEmptySearch(search)).toBeUndefined();
  });
});

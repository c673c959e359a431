import { describe, expect, test } from 'vitest';
import { createEmptySearches, emptySearchLimits, parseEmptySearch } from './empty-searches.ts';

function countAll(...texts: string[]) {
  const searches = createEmptySearches();
  for (const text of texts) searches.count(text, 'de');
  return searches.drain();
}

test('counts searches that differ only in case and spaces as one', () => {
  expect(countAll('Zirkonring', 'ZIRKONRING', ' zirkonring ')).toEqual([
    { text: 'zirkonring', language: 'de', count: 3 },
  ]);
});

test('counts each language separately', () => {
  const searches = createEmptySearches();
  searches.count('tiara', 'de');
  searches.count('tiara', 'fr');
  expect(searches.drain().map(({ language, count }) => [language, count])).toEqual([
    ['de', 1],
    ['fr', 1],
  ]);
});

test('removes separators of synonyms', () => {
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
])('does not count %j', (text) => {
  expect(countAll(text)).toEqual([]);
});

test.each(['ring unter 1500 €', 'kette 45 cm 585', 'ref. 5711', '14899 altenbruck'])('counts %j', (text) => {
  expect(countAll(text)).toHaveLength(1);
});

describe('a flood', () => {
  test('of one search is counted up to a limit', () => {
    expect(countAll(...Array<string>(1_000).fill('tiara'))[0]?.count).toBe(emptySearchLimits.count);
  });

  test('of new searches does not exceed the limit and does not evict frequent ones', () => {
    const flood = Array.from({ length: 10_000 }, (_, at) => `nonsens ${at.toString(36)}`);
    const drained = countAll('tiara', 'tiara', ...flood);
    expect(drained).toHaveLength(emptySearchLimits.searches);
    expect(drained).toContainEqual({ text: 'tiara', language: 'de', count: 2 });
  });
});

test('resets the counts when drained and adds back restored ones', () => {
  const searches = createEmptySearches();
  searches.count('tiara', 'de');
  const drained = searches.drain();
  expect(searches.drain()).toEqual([]);
  searches.count('tiara', 'de');
  searches.restore(drained);
  expect(searches.drain()).toEqual([{ text: 'tiara', language: 'de', count: 2 }]);
});

describe('a report', () => {
  test('is parsed as it was counted', () => {
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
  ])('of %j is rejected', (search) => {
    expect(parseEmptySearch(search)).toBeUndefined();
  });
});

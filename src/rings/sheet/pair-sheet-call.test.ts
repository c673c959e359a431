import { expect, test } from 'vitest';
import { parsePairSheetBody, parsePairSheetEntry, readPairQuery } from './pair-sheet-call.ts';

test.each([
  ['https://vierlinden.example/trauringe/studio?size=54&text=A+%26+B', 'size=54&text=A+%26+B'],
  [' ?size=54 ', 'size=54'],
  ['size=54', 'size=54'],
  ['/en/wedding-rings/studio?size=54#pair-actions', 'size=54'],
  ['', ''],
])('the configuration of %j is %j', (entered, query) => {
  expect(readPairQuery(entered)).toBe(query);
});

test('what is longer than any configuration is cut', () => {
  expect(readPairQuery('?'.repeat(50_000) + 'a'.repeat(50_000))).toHaveLength(2_000);
});

test.each([
  ['ring_preset', '12', { collection: 'ring_preset', id: 12 }],
  ['ring_preset', '1e3', undefined],
  ['ring_preset', '9'.repeat(20), undefined],
  ['directus_users', '1', undefined],
])('%s/%s is read as %j', (collection, id, entry) => {
  expect(parsePairSheetEntry(collection, id)).toEqual(entry);
});

const body = { project: 'vierlinden.example', language: 'de', collection: 'ring_studio', id: 1, pass: '', query: '' };

test.each([
  { id: 0 },
  { id: '1' },
  { collection: 'mail' },
  { language: 'it' },
  { query: 'x'.repeat(2_001) },
  { project: undefined },
])('a body with %j is refused', (changes) => {
  expect(parsePairSheetBody(body)).toEqual(body);
  expect(parsePairSheetBody({ ...body, ...changes })).toBeUndefined();
});

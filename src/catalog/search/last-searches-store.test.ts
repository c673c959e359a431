import { expect, test } from 'vitest';
import { addSearch, parseLastSearches } from './last-searches-store.ts';

test('keeps the last five searches, the newest first', () => {
  const searches = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'].reduce<readonly string[]>(addSearch, []);
  expect(searches).toEqual(['f6', 'e5', 'd4', 'c3', 'b2']);
});

test('moves a repeated search to the front in its new spelling', () => {
  expect(addSearch(['Kette', 'Ring'], ' ring ')).toEqual(['ring', 'Kette']);
});

test.each(['', '  ', 'x'.repeat(101)])('does not add %j', (text) => {
  expect(addSearch(['Ring'], text)).toEqual(['Ring']);
});

test('parses stored searches', () => {
  expect(parseLastSearches(JSON.stringify(['Ring', 'Kette']))).toEqual(['Ring', 'Kette']);
});

test.each([null, '', '{', 'null', '{"0":"Ring"}', '"Ring"'])('parses %j as an empty list', (stored) => {
  expect(parseLastSearches(stored)).toEqual([]);
});

test('skips invalid entries', () => {
  const stored = JSON.stringify([5, null, '', 'x'.repeat(101), 'Ring', ...Array<string>(9).fill('Kette')]);
  expect(parseLastSearches(stored)).toEqual(['Ring', 'Kette', 'Kette', 'Kette', 'Kette']);
});

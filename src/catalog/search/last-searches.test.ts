import { expect, test } from 'vitest';
import { addSearch, parseLastSearches } from './last-searches.ts';

test('the last five searches are kept, the newest first', () => {
  const searches = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'].reduce<readonly string[]>(addSearch, []);
  expect(searches).toEqual(['f6', 'e5', 'd4', 'c3', 'b2']);
});

test('a search that is made again comes first, as it was written now', () => {
  expect(addSearch(['Kette', 'Ring'], ' ring ')).toEqual(['ring', 'Kette']);
});

test.each(['', '  ', 'x'.repeat(101)])('%j is no search to be kept', (text) => {
  expect(addSearch(['Ring'], text)).toEqual(['Ring']);
});

test('what is kept is read as it was written', () => {
  expect(parseLastSearches(JSON.stringify(['Ring', 'Kette']))).toEqual(['Ring', 'Kette']);
});

test.each([null, '', '{', 'null', '{"0":"Ring"}', '"Ring"'])('%j holds no searches', (kept) => {
  expect(parseLastSearches(kept)).toEqual([]);
});

test('what somebody else wrote among them is passed over', () => {
  const kept = JSON.stringify([5, null, '', 'x'.repeat(101), 'Ring', ...Array<string>(9).fill('Kette')]);
  expect(parseLastSearches(kept)).toEqual(['Ring', 'Kette', 'Kette', 'Kette', 'Kette']);
});

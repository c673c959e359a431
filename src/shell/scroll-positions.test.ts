import { expect, test } from 'vitest';
import { parseScrollPositions, withPosition } from './scroll-positions.ts';

test('parses stored positions', () => {
  expect(parseScrollPositions('{"a":120,"b":0}')).toEqual({ a: 120, b: 0 });
});

test.each([null, '', 'nonsense', '[1,2]', '"a"', 'null'])('returns no positions for %s', (stored) => {
  expect(parseScrollPositions(stored)).toEqual({});
});

test('skips invalid positions', () => {
  expect(parseScrollPositions('{"a":"120","b":-4,"c":null,"d":7}')).toEqual({ d: 7 });
});

test('replaces the position of an entry, which becomes the newest', () => {
  expect(Object.entries(withPosition({ a: 1, b: 2 }, 'a', 30.4))).toEqual([
    ['b', 2],
    ['a', 30],
  ]);
});

test('drops the oldest positions', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`entry-${at}`, at]));
  const positions = withPosition(many, 'new', 5);
  expect(Object.keys(positions)).toHaveLength(60);
  expect(positions).not.toHaveProperty('entry-0');
  expect(positions).toHaveProperty('new', 5);
});

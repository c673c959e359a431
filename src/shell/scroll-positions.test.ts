import { expect, test } from 'vitest';
import { parseScrollPositions, withPosition } from './scroll-positions.ts';

test('positions are read back as they were stored', () => {
  expect(parseScrollPositions('{"a":120,"b":0}')).toEqual({ a: 120, b: 0 });
});

test.each([null, '', 'nonsense', '[1,2]', '"a"', 'null'])('%s holds no positions', (stored) => {
  expect(parseScrollPositions(stored)).toEqual({});
});

test('what is no position is passed over', () => {
  expect(parseScrollPositions('{"a":"120","b":-4,"c":null,"d":7}')).toEqual({ d: 7 });
});

test('a position replaces the former one of its entry and becomes the youngest', () => {
  expect(Object.entries(withPosition({ a: 1, b: 2 }, 'a', 30.4))).toEqual([
    ['b', 2],
    ['a', 30],
  ]);
});

test('the oldest positions are forgotten', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`entry-${at}`, at]));
  const positions = withPosition(many, 'new', 5);
  expect(Object.keys(positions)).toHaveLength(60);
  expect(positions).not.toHaveProperty('entry-0');
  expect(positions).toHaveProperty('new', 5);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { convertValue, ValueError } from './convert-value.ts';

const zone = process.env.TZ;

beforeEach(() => {
  process.env.TZ = 'Europe/Berlin';
});

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const midnightInBerlin = BigInt(Date.parse('2026-02-11T00:00:00+01:00'));

test.each([
  ['a switch', 1n, 'bool', 'true'],
  ['a switch that is off', 0n, 'bool', 'false'],
  ['a whole number beyond safe integers', 9_007_199_254_740_993n, 'int8', '9007199254740993'],
  ['a whole number that SQLite has as floating point', 3, 'int4', '3'],
  ['milliseconds of a moment', 1_795_762_693_936n, 'timestamptz', '2026-11-27T06:58:13.936Z'],
  ['SQLite’s own present time, which is UTC', '2026-11-27 06:58:04', 'timestamptz', '2026-11-27T06:58:04.000Z'],
  ['a moment with a zone', '2026-11-27T07:58:04+01:00', 'timestamptz', '2026-11-27T06:58:04.000Z'],
  ['a clock’s time, which Directus shows in its zone', 1_795_762_693_936n, 'timestamp', '2026-11-27 07:58:13.936'],
  ['a day, which is midnight in Directus’s zone', midnightInBerlin, 'date', '2026-02-11'],
  ['a day as text', '2026-02-11', 'date', '2026-02-11'],
  ['a time of day', '09:30:00', 'time', '09:30:00'],
  ['JSON, character for character', '{"b": 1,  "a": "ä\\u0000"}', 'json', '{"b": 1,  "a": "ä\\u0000"}'],
  ['JSON that SQLite has taken for a number', 5n, 'json', '5'],
  ['bytes', new Uint8Array([0, 255]), 'bytea', '\\x00ff'],
  ['text', 'Größe {"1"}, \\N', 'varchar', 'Größe {"1"}, \\N'],
  ['nothing', null, 'bool', null],
])('converts %s', (_, value, type, expected) => {
  expect(convertValue(value, { type })).toBe(expected);
});

test.each([
  [12.5, '12.50'],
  [0.1 + 0.2, '0.30'],
  [1190n, '1190.00'],
  [-0.01, '-0.01'],
  [99_999_999.99, '99999999.99'],
])('converts the price %s without a difference', (value, expected) => {
  expect(convertValue(value, { type: 'numeric', scale: 2 })).toBe(expected);
});

describe('refuses, instead of losing a part,', () => {
  test.each([
    ['a third digit of a price', 12.345, 'numeric', 'is 12.345, with more than 2 digits'],
    ['a price that is no number', 'much', 'numeric', 'is "much", which is no number'],
    ['half a piece', 1.5, 'int4', 'is "1.5", which is no whole number'],
    ['a switch with a third position', 2n, 'bool', 'is "2", neither yes nor no'],
    ['broken JSON', '{', 'json', 'is "{", which is no JSON'],
    ['an empty text as JSON', '', 'json', 'is "", which is no JSON'],
    ['a text with NUL', 'a\0b', 'text', 'holds the character NUL'],
    ['bytes as text', new Uint8Array([1]), 'text', 'holds bytes'],
    ['a day that is none', 'soon', 'date', 'is "soon", which is no date'],
    ['a moment that is none', 'soon', 'timestamptz', 'is "soon", which is no moment'],
  ])('%s', (_, value, type, message) => {
    const convert = () => convertValue(value, { type, scale: 2 });
    expect(convert).toThrow(ValueError);
    expect(convert).toThrow(message);
  });
});

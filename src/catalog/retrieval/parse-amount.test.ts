import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['1000', 1_000],
  ['1.000', 1_000],
  ['1,000', 1_000],
  ['1 000', 1_000],
  ['1\u202f000', 1_000],
  ["1'000", 1_000],
  ['1.000,50', 1_000.5],
  ['1,000.50', 1_000.5],
  ['1000,5', 1_000.5],
  ['49.90', 49.9],
  ['49,90 €', 49.9],
  ['€ 1.250.000', 1_250_000],
  [' 500 EUR ', 500],
  ['0', 0],
])('parses “%s” as %d euros', (text, euros) => {
  expect(parseAmount(text)).toBe(Math.round(euros * 100));
});

test.each([
  '',
  'x',
  '-5',
  '1.00.000',
  '12.34.56',
  '1.000.50',
  '1,2,3',
  '10 000 000 000',
  '5e3',
  '５００',
  '1.0000',
  '€',
])('rejects “%s”', (text) => expect(parseAmount(text)).toBeNull());

import { expect, test } from 'vitest';
import { parseCents } from './money.ts';

test('a price is the same cents whether the database sends a string or a number', () => {
  expect(parseCents('1290.00')).toBe(129_000);
  expect(parseCents(1290)).toBe(129_000);
  expect(parseCents(0.29)).toBe(29);
  expect(parseCents('19.99')).toBe(1_999);
});

test('no price is no price, not zero', () => {
  expect(parseCents(null)).toBeNull();
  expect(parseCents('')).toBeNull();
  expect(parseCents('auf Anfrage')).toBeNull();
});

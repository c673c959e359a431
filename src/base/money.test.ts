import { expect, test } from 'vitest';
import { parseCents } from './money.ts';

test('parseCents returns the same cents for a string and for a number', () => {
  expect(parseCents('1290.00')).toBe(129_000);
  expect(parseCents(1290)).toBe(129_000);
  expect(parseCents(0.29)).toBe(29);
  expect(parseCents('19.99')).toBe(1_999);
});

test('parseCents returns null, not zero, for a missing amount', () => {
  expect(parseCents(null)).toBeNull();
  expect(parseCents('')).toBeNull();
  expect(parseCents('auf Anfrage')).toBeNull();
});

import { expect, test } from 'vitest';
import { findInspectionMode, toInspectedHref, withoutInspection } from './inspection-query.ts';

test.each([
  ['', undefined],
  ['?q=boundaries', undefined],
  ['?boundaries', 'regions'],
  ['?boundaries=', 'regions'],
  ['?q=ring&boundaries=fallbacks', 'fallbacks'],
  ['?boundaries=no-script', 'no-script'],
  ['?boundaries=constructor', 'regions'],
  ['?boundaries=else', 'regions'],
])('the query %j asks for %s', (query, mode) => {
  expect(findInspectionMode(query)).toBe(mode);
});

test.each([
  ['/shop?boundaries', '/shop'],
  ['/shop?q=a%20b&boundaries=errors&key=t%3D1&page=2', '/shop?q=a%20b&page=2'],
  ['https://a.example/?keyboard=1&boundariesx', 'https://a.example/?keyboard=1&boundariesx'],
  ['/', '/'],
])('the page at %s has the address %s', (address, expected) => {
  expect(withoutInspection(address)).toBe(expected);
});

test('the address of an inspected page keeps the query of the page', () => {
  expect(toInspectedHref('/shop?page=2', 'errors')).toBe('/shop?page=2&boundaries=errors');
  expect(toInspectedHref('/', 'regions')).toBe('/?boundaries');
  expect(withoutInspection(toInspectedHref('/shop?page=2', 'errors'))).toBe('/shop?page=2');
});

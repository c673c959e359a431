import { expect, test } from 'vitest';
import { parseSuggestions } from './suggestions.ts';

const ring = { kind: 'product', name: 'Ring', href: '/shop/produkt/ring' };

test('suggestions are read as they come', () => {
  expect(parseSuggestions({ suggestions: [ring] })).toEqual([ring]);
});

test.each([null, 'x', [], {}, { suggestions: null }, { suggestions: 'x' }])('%j suggests nothing', (answer) => {
  expect(parseSuggestions(answer)).toEqual([]);
});

test.each([
  { ...ring, href: '//elsewhere.example' },
  { ...ring, href: '/\\elsewhere.example' },
  { ...ring, href: 'javascript:alert(1)' },
  { ...ring, href: 5 },
  { ...ring, name: null },
  { ...ring, kind: '__proto__' },
  null,
])('%j is passed over', (odd) => {
  expect(parseSuggestions({ suggestions: [odd, ring] })).toEqual([ring]);
});

import { expect, test } from 'vitest';
import { noSuggestions, parseSuggestions } from './use-suggestions.ts';

const ring = { name: 'Ring', href: '/shop/produkt/ring', note: '165 €', image: '4ff8cbfa-e1cd', tint: 'e4e4dc' };
const texts = { label: 'Vorschläge', status: '1 Vorschlag', priceNote: 'Alle Preise inkl. MwSt., zzgl. Versand' };

test('parses a valid response', () => {
  expect(parseSuggestions({ ...texts, suggestions: [ring] })).toEqual({ ...texts, suggestions: [ring] });
});

test.each([null, 'x', [], {}, { suggestions: null }, { suggestions: 'x' }])('parses %j as no suggestions', (answer) => {
  expect(parseSuggestions(answer)).toEqual(noSuggestions);
});

test.each([
  { ...ring, href: '//elsewhere.example' },
  { ...ring, href: '/\\elsewhere.example' },
  { ...ring, href: 'javascript:alert(1)' },
  { ...ring, href: 5 },
  { ...ring, name: null },
  { ...ring, note: undefined },
  { ...ring, image: '../../elsewhere' },
  { ...ring, image: null },
  { ...ring, tint: 'red;' },
  null,
])('skips %j', (odd) => {
  expect(parseSuggestions({ ...texts, suggestions: [odd, ring] }).suggestions).toEqual([ring]);
});

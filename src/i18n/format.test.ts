import { expect, test } from 'vitest';
import { formatLabelled, formatNames } from './format.ts';

test.each([
  ['de', 'Anna und Emil Linde'],
  ['en', 'Anna and Emil Linde'],
  ['fr', 'Anna et Emil Linde'],
] as const)('formats a list of names in %s as %s', (language, names) => {
  expect(formatNames('Anna und Emil Linde', language)).toBe(names);
});

test('keeps a single name', () => {
  expect(formatNames('Edmund Sundermann', 'en')).toBe('Edmund Sundermann');
});

test('has a no-break space before the colon in French', () => {
  expect(formatLabelled('Couleur', 'or', 'fr')).toBe('Couleur\u00a0: or');
  expect(formatLabelled('Farbe', 'Gold', 'de')).toBe('Farbe: Gold');
});

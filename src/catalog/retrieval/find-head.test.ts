import { expect, test } from 'vitest';
import { findHead, findHeadOfCategory } from './find-head.ts';

test.each([
  ['de', 'Uhrenkasten für sechs', 'uhrenkasten'],
  ['de', 'Kette Akelei', 'kette'],
  ['en', 'Watch box for six', 'box'],
  ['en', 'Bridle leather strap, cognac', 'strap'],
  ['en', 'Columbine necklace', 'necklace'],
  ['fr', 'Bracelets de montre', 'bracelets'],
  ['fr', 'Coffret pour six montres', 'coffret'],
  ['en', 'Winterlinde 38', 'winterlinde'],
] as const)('in %s „%s“ is a %s', (language, name, head) => {
  expect(findHead(name, language)).toBe(head);
});

test('finds no head after a leading preposition, and the last word of a German category', () => {
  expect(findHeadOfCategory('Für Tasche und Schreibtisch', 'de')).toBeUndefined();
  expect(findHeadOfCategory('Schöne Ringe', 'de')).toBe('ringe');
  expect(findHeadOfCategory('Yellow gold 585 (14 ct)', 'en')).toBe('gold');
});

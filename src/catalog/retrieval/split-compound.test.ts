import { expect, test } from 'vitest';
import { stem as stemIn } from './analyze.ts';
import { findHead, findHeadOfCategory, splitCompound } from './split-compound.ts';

const modifiers = new Set(['uhr', 'verlob', 'diamant', 'perl', 'led', 'ledr']);

const stem = (word: string) => stemIn(word, 'de');

const split = (word: string) =>
  splitCompound(word, {
    stem,
    isModifier: (term) => modifiers.has(term),
    isHead: (term) => ['ring', 'uhr', 'band'].includes(term),
  });

test.each([
  ['diamantring', { modifier: 'diamant', head: 'ring' }],
  ['diamantringe', { modifier: 'diamant', head: 'ring' }],
  ['verlobungsring', { modifier: 'verlob', head: 'ring' }],
  ['uhrenband', { modifier: 'uhr', head: 'band' }],
  ['perlenring', { modifier: 'perl', head: 'ring' }],
])('splits %s when both parts are known, with any linking letters', (word, parts) => {
  expect(split(word)).toEqual(parts);
});

test('splits by a known head alone, and by parts of the built-in list', () => {
  expect(split('zauberring')).toEqual({ modifier: undefined, head: 'ring' });
  expect(split('herrenuhr')).toEqual({ modifier: 'herr', head: 'uhr' });
});

test.each(['ring', 'hering', 'fahrrad', 'ohrring', 'schlusselring', 'uhren', 'x'.repeat(100), 'ring2ring'])(
  'does not split %s',
  (word) => expect(split(word)).toBeUndefined(),
);

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

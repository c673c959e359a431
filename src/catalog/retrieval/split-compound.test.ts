import { expect, test } from 'vitest';
import { stem as stemIn } from './analyze.ts';
import { splitCompound } from './split-compound.ts';

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
])('%s is split where the catalogue knows both parts, whatever joins them', (word, parts) => {
  expect(split(word)).toEqual(parts);
});

test('a head is enough, and a small list knows parts that the catalogue does not have', () => {
  expect(split('zauberring')).toEqual({ modifier: undefined, head: 'ring' });
  expect(split('herrenuhr')).toEqual({ modifier: 'herr', head: 'uhr' });
});

test.each(['ring', 'hering', 'fahrrad', 'ohrring', 'schlusselring', 'uhren', 'x'.repeat(100), 'ring2ring'])(
  '%s is no compound',
  (word) => expect(split(word)).toBeUndefined(),
);

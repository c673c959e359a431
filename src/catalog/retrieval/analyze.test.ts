import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { analyze } from './analyze.ts';

const terms = (text: string, language: Language) => analyze(text, language).map(({ term }) => term);

test.each([
  ['de', 'Ringe', 'Ring'],
  ['de', 'Ketten', 'Kette'],
  ['de', 'Armbänder', 'Armband'],
  ['de', 'goldene', 'Gold'],
  ['de', 'blaues', 'blau'],
  ['de', 'Saphir', 'Safir'],
  ['de', 'Brücke', 'bruecke'],
  ['en', 'watches', 'watch'],
  ['en', 'necklaces', 'necklace'],
  ['fr', 'bagues', 'bague'],
  ['fr', 'bleue', 'bleu'],
  ['fr', 'martelées', 'martelée'],
] as const)('gives in %s the same term for “%s” and “%s”', (language, one, other) => {
  expect(terms(one, language)).toEqual(terms(other, language));
});

test('omits stop words unless there are no other words', () => {
  expect(terms('eine Uhr für meinen', 'de')).toEqual(['uhr']);
  expect(terms("boucles d'oreilles", 'fr')).toHaveLength(2);
  expect(terms('für', 'de')).toEqual(['fur']);
});

test('joins a number and its unit', () => {
  expect(terms('Uhr 41 mm', 'de')).toEqual(terms('Uhr 41mm', 'de'));
});

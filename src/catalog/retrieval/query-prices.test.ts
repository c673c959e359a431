import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { extractPrices } from './query-prices.ts';

const read = (text: string, language: Language) => {
  const { text: rest, priceFrom, priceTo } = extractPrices(text, language);
  return [
    rest.replace(/ +/g, ' ').trim(),
    priceFrom === null ? null : priceFrom / 100,
    priceTo === null ? null : priceTo / 100,
  ];
};

test.each<[Language, string, string, number | null, number | null]>([
  ['de', 'Uhr bis 500 Euro', 'Uhr', null, 500],
  ['de', 'Ring unter 1.000', 'Ring', null, 1_000],
  ['de', 'Ring unter 1.000,50 €', 'Ring', null, 1_000.5],
  ['de', 'bis zu 300€ Kette', 'Kette', null, 300],
  ['de', 'Kette ab 2000', 'Kette', 2_000, null],
  ['de', 'Kette über 2 000 EUR', 'Kette', 2_000, null],
  ['de', 'Kette zwischen 600 und 300 Euro', 'Kette', 300, 600],
  ['de', 'Kette von 300 bis 600', 'Kette', 300, 600],
  ['de', 'Kette 300-600 €', 'Kette', 300, 600],
  ['de', 'Kette ab 300 bis 600', 'Kette', 300, 600],
  ['de', 'Geschenk für 50 Euro', 'Geschenk für', null, 50],
  ['en', 'watch under 500', 'watch', null, 500],
  ['en', 'ring under €1,000.50', 'ring', null, 1_000.5],
  ['en', 'ring between 1,000 and 2,000', 'ring', 1_000, 2_000],
  ['fr', 'montre moins de 500', 'montre', null, 500],
  ['fr', "bague jusqu'à 1 000 euros", 'bague', null, 1_000],
  ['fr', 'collier entre 300 et 600', 'collier', 300, 600],
  ['fr', 'à partir de 5 000 €', '', 5_000, null],
])('%s: “%s”', (language, text, rest, from, to) => {
  expect(read(text, language)).toEqual([rest, from, to]);
});

test.each<[Language, string]>([
  ['de', 'wasserdicht bis 10 bar'],
  ['de', 'Uhr ab 36 mm'],
  ['de', 'Uhrenkasten für 6'],
  ['de', 'AV-1101'],
  ['de', 'Sounding 300'],
  ['en', 'Sounding 300'],
  ['en', 'up to 41 mm'],
  ['de', 'Ring von 52 bis 54'],
  ['de', 'Ring 56 bis 58'],
  ['en', 'watch from 1990 to 2000'],
  ['fr', 'bague entre 52 et 54'],
  ['fr', 'or 18 carats'],
])('%s: finds no price in “%s”', (language, text) => {
  expect(read(text, language)).toEqual([text, null, null]);
});

test.each(['bis '.repeat(30), '9'.repeat(100), `unter ${'1.'.repeat(40)}`, '€€€ - € 5 - - €', ''])(
  'extracts the valid part of “%s”',
  (text) => {
    for (const language of ['de', 'en', 'fr'] as const) {
      const { priceFrom, priceTo } = extractPrices(text, language);
      expect(priceFrom).toBeNull();
      expect(priceTo === null || priceTo === 500).toBe(true);
    }
  },
);

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
  ['de', 'Ring ab 1.500 €', 'Ring', 1_500, null],
  ['de', 'Kette zwischen 200 und 400 Euro', 'Kette', 200, 400],
  ['de', 'Uhr höchstens 500', 'Uhr', null, 500],
  ['de', 'Uhr hoechstens 500,-', 'Uhr', null, 500],
  ['de', 'Uhr 500 Euro oder weniger', 'Uhr', null, 500],
  ['de', 'Uhr 500 € maximal', 'Uhr', null, 500],
  ['de', 'Uhr bis max. 500 €', 'Uhr', null, 500],
  ['de', 'Uhr nicht über 500 €', 'Uhr', null, 500],
  ['de', 'Uhr nicht unter 500 €', 'Uhr', 500, null],
  ['de', 'Uhr nicht teurer als EUR 500', 'Uhr', null, 500],
  ['de', 'Uhr, Preis bis 500 €, Gold', 'Uhr, Gold', null, 500],
  ['de', 'Uhr Budget: 500 Euro', 'Uhr', null, 500],
  ['de', 'Uhr 1.000 € und mehr', 'Uhr', 1_000, null],
  ['de', 'Uhr 1000+', 'Uhr', 1_000, null],
  ['de', 'Uhr <500', 'Uhr', null, 500],
  ['de', 'Uhr ≥ 1.000 €', 'Uhr', 1_000, null],
  ['de', 'Kette 300 € bis 600 €', 'Kette', 300, 600],
  ['de', 'Kette 300 bis 600 Euro', 'Kette', 300, 600],
  ['de', 'Kette 300 - 600 €', 'Kette', 300, 600],
  ['de', 'Kette zwischen 300-600', 'Kette', 300, 600],
  ['de', 'Kette €300-€600', 'Kette', 300, 600],
  ['de', 'Ring 54 unter 500', 'Ring 54', null, 500],
  ['de', 'Ring 54 bis 500 Euro', 'Ring 54', null, 500],
  ['de', 'Geschenk 50 bis 100 Euro', 'Geschenk', 50, 100],
  ['de', 'Uhr um die 500 Euro', 'Uhr', 400, 600],
  ['de', 'Uhr ca. 500 €', 'Uhr', 400, 600],
  ['de', 'Uhr bis etwa 500 Euro', 'Uhr', null, 500],
  ['de', 'Uhr bis fünfhundert Euro', 'Uhr', null, 500],
  ['de', 'Uhr unter zweitausendfünfhundert Euro', 'Uhr', null, 2_500],
  ['de', 'Uhr ab 2 Tsd. Euro', 'Uhr', 2_000, null],
  ['de', 'hundert Euro Geschenk', 'Geschenk', null, 100],
  ['en', 'watch under 1,000', 'watch', null, 1_000],
  ['en', 'watch up to 500 euros', 'watch', null, 500],
  ['en', 'watch at most 500', 'watch', null, 500],
  ['en', 'watch no more than €500', 'watch', null, 500],
  ['en', 'watch price under 500.', 'watch', null, 500],
  ['en', 'watch 500 euros or less', 'watch', null, 500],
  ['en', 'watch 1,000 and up', 'watch', 1_000, null],
  ['en', 'watch not less than 500', 'watch', 500, null],
  ['en', 'ring between €200 and €400', 'ring', 200, 400],
  ['en', 'ring 200 to 400 euros', 'ring', 200, 400],
  ['en', 'ring from 200 up to 400', 'ring', 200, 400],
  ['en', 'ring around 500', 'ring', 400, 600],
  ['en', 'ring under 2k', 'ring', null, 2_000],
  ['en', 'ring under a thousand', 'ring', null, 1_000],
  ['en', 'ring under fifteen hundred euros', 'ring', null, 1_500],
  ['en', 'ring between one hundred and two hundred euros', 'ring', 100, 200],
  ['en', 'gift under fifty euros', 'gift', null, 50],
  ['fr', 'montre moins de 500 €', 'montre', null, 500],
  ['fr', 'montre à moins de 1 500 €', 'montre', null, 1_500],
  ['fr', 'montre 500 € maximum', 'montre', null, 500],
  ['fr', 'montre 500 euros ou moins', 'montre', null, 500],
  ['fr', 'montre pas plus de 500 €', 'montre', null, 500],
  ['fr', 'montre au plus 500 €', 'montre', null, 500],
  ['fr', 'montre prix inférieur à 500 €', 'montre', null, 500],
  ['fr', 'montre dès 1 000 €', 'montre', 1_000, null],
  ['fr', 'montre 1 000 € et plus', 'montre', 1_000, null],
  ['fr', 'collier entre 200 et 400 euros', 'collier', 200, 400],
  ['fr', 'collier de 200 à 400 €', 'collier', 200, 400],
  ['fr', 'collier 200 € à 400 €', 'collier', 200, 400],
  ['fr', 'collier environ 500 €', 'collier', 400, 600],
  ['fr', 'bague moins de mille euros', 'bague', null, 1_000],
  ['fr', 'bague jusqu’à deux mille cinq cents euros', 'bague', null, 2_500],
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
  ['de', 'Uhr wasserdicht bis 100 m'],
  ['de', 'Gold 585 bis 750'],
  ['de', 'Uhr um 1950'],
  ['de', 'Ring mit hundert Steinen'],
  ['de', 'Kette mit bis zu zwanzig Perlen'],
  ['de', 'Tausendschön'],
  ['en', 'watch up to 100 metres'],
  ['en', 'from 14k gold'],
  ['en', 'about a ring'],
  ['fr', "montre étanche jusqu'à 100 m"],
  ['fr', 'bague cent pour cent or'],
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

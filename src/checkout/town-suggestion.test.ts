import { expect, test } from 'vitest';
import { isTownOf } from './town-suggestion.ts';

test.each([
  ['Berlin', ['Berlin']],
  ['berlin-Mitte', ['Berlin']],
  ['Frankfurt', ['Frankfurt am Main']],
  ['Frankfurt/Main', ['Frankfurt am Main']],
  ['Munchen', ['München']],
  ['Sankt Pölten', ['St. Pölten']],
  ['Bad Homburg v. d. H.', ['Bad Homburg vor der Höhe']],
  ['Linz', ['Linz-Ebelsberg']],
  ['Viereck', ['Pasewalk', 'Viereck']],
  ['Gießen', ['Giessen']],
])('%s matches a town of %o', (city, towns) => {
  expect(isTownOf(city, towns)).toBe(true);
});

test.each([
  ['Hamburg', ['Berlin']],
  ['Bad Nauheim', ['Bad Homburg vor der Höhe']],
  ['St. Gallen', ['St. Pölten']],
  ['Pasewalk', ['Potsdam', 'Berlin']],
])('%s matches none of %o', (city, towns) => {
  expect(isTownOf(city, towns)).toBe(false);
});

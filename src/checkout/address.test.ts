import { expect, test } from 'vitest';
import { getCountryName, listOtherCountries } from './address.ts';

const quoted = [
  { code: 'DE', name: 'Deutschland' },
  { code: 'AT', name: 'Österreich' },
];

test('the other countries are all without delivery, sorted by name', () => {
  const others = listOtherCountries(quoted, 'de');
  expect(others).toHaveLength(247);
  expect(others.map(({ name }) => name).slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);
  expect(listOtherCountries(quoted, 'fr').find(({ code }) => code === 'GB')?.name).toBe('Royaume-Uni');
});

test('a country has the name of the quote, or else that of the browser', () => {
  expect(getCountryName('AT', quoted, 'en')).toBe('Österreich');
  expect(getCountryName('JP', quoted, 'en')).toBe('Japan');
});

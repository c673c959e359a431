import { expect, test } from 'vitest';
import { findAddressForm, formatTown, hasPostcodes, isCountry, listCountries } from './address-form.ts';

test('all countries of ISO 3166 have a name in every language, and nothing else is one', () => {
  const countries = listCountries();
  expect([countries.length, new Set(countries).size]).toEqual([249, 249]);
  for (const language of ['de', 'en', 'fr']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    expect(countries.filter((code) => names.of(code) === undefined)).toEqual([]);
  }
  expect(['DE', 'JP', 'US'].every(isCountry)).toBe(true);
  expect(['EU', 'XX', 'E A', 'D', '', 'de', 'DE AT'].some(isCountry)).toBe(false);
});

test('the postcode is where the country writes it', () => {
  const place = { zip_code: '8001', city: 'Ort' };
  for (const country of ['DE', 'AT', 'CH', 'LI', 'FR']) expect(formatTown({ ...place, country })).toBe('8001 Ort');
  for (const country of ['GB', 'US', 'CA']) expect(formatTown({ ...place, country })).toBe('Ort 8001');
  expect(formatTown({ zip_code: '', city: 'Dubai', country: 'AE' })).toBe('Dubai');
});

test('the conventions of the form depend on the country', () => {
  expect(['DE', 'AT', 'CH', 'US', 'GB'].every(hasPostcodes)).toBe(true);
  expect(['AE', 'HK', 'QA'].some(hasPostcodes)).toBe(false);
  expect(findAddressForm('DE')).toEqual({ isPostcodeLast: false, hasState: false, isNumberFirst: false });
  expect(findAddressForm('FR')).toEqual({ isPostcodeLast: false, hasState: false, isNumberFirst: true });
  expect(findAddressForm('US')).toEqual({ isPostcodeLast: true, hasState: true, isNumberFirst: true });
});

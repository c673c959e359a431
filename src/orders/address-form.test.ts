import { expect, test } from 'vitest';
import {
  findAddressForm,
  findPostcodeError,
  findPostcodeExample,
  findPostcodeRange,
  formatArea,
  formatTown,
  hasPostcodes,
  isCountry,
  isInArea,
  isNumericPostcode,
  listCountries,
  normalizePostcode,
} from './address-form.ts';

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

test.each([
  ['DE', '10115', '10115'],
  ['DE', ' D-10115 ', '10115'],
  ['DE', '10 115', '10115'],
  ['AT', 'A-1010', '1010'],
  ['CH', 'CH–8001', '8001'],
  ['NL', '1012ab', '1012 AB'],
  ['PL', '00001', '00-001'],
  ['CZ', '11000', '110 00'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'G1 1AA', 'G1 1AA'],
  ['LV', '1010', '1010'],
  ['XX', ' what ever ', 'what ever'],
])('%s: %s is normalized to %s', (country, typed, normalized) => {
  expect(normalizePostcode(typed, country)).toBe(normalized);
  expect(findPostcodeError(typed, country)).toBeUndefined();
});

test.each([
  ['DE', '1011'],
  ['DE', '101155'],
  ['DE', 'ABCDE'],
  ['AT', '10115'],
  ['NL', '0012 AB'],
  ['GB', '12345'],
  ['XX', '  '],
])('%s: %s is invalid, and not changed', (country, typed) => {
  expect(findPostcodeError(typed, country)).toBe('invalid');
  expect(normalizePostcode(typed, country)).toBe(typed.trim());
});

test.each([
  ['DE', '00000'],
  ['DE', '00999'],
  ['DE', '99999'],
  ['AT', '1009'],
  ['AT', '9993'],
  ['CH', '0999'],
  ['CH', '9659'],
  ['LI', '8001'],
  ['LI', '9484'],
  ['LI', 'FL-9499'],
  ['FR', '00000'],
  ['LU', '0000'],
  ['BE', '0999'],
  ['DK', '0000'],
  ['ES', '00000'],
])("%s: %s is outside the country's range", (country, typed) => {
  expect(findPostcodeError(typed, country)).toBe('outside');
});

test.each([
  ['DE', '01001', '99998'],
  ['AT', '1010', '9992'],
  ['CH', '1000', '9658'],
  ['LI', '9485', '9498'],
])('%s: the range is from %s to %s', (country, first, last) => {
  expect(findPostcodeRange(country)).toEqual({ first, last });
  expect([first, last].map((code) => findPostcodeError(code, country))).toEqual([undefined, undefined]);
});

test('every example is valid', () => {
  for (const country of ['AT', 'DE', 'FR', 'GB', 'IE', 'LV', 'NL', 'PL', 'PT', 'SE']) {
    expect(findPostcodeError(findPostcodeExample(country), country), country).toBeUndefined();
  }
  expect(findPostcodeExample('XX')).toBe('');
  expect([isNumericPostcode('DE'), isNumericPostcode('NL')]).toEqual([true, false]);
});

const area = '14899, 148*; 14770-14798\n 14467 – 14482';

const lies = (zip_code: string, country = 'DE', of: string | null = area) => isInArea(of, { zip_code, country });

test.each(['14899', 'D-14899', '14 899', '14801', '14770', '14780', '14798', '14470'])('%s is in the area', (code) => {
  expect(lies(code)).toBe(true);
});

test.each(['14769', '14799', '20095', '1477', '', '14483'])('%s is outside the area', (code) => {
  expect(lies(code)).toBe(false);
});

test('an empty area is everywhere', () => {
  expect([lies('20095', 'DE', null), lies('20095', 'DE', ' ')]).toEqual([true, true]);
});

test('an invalid area matches nothing', () => {
  expect(['überall', '14770-148', '.*', '*'].map((text) => lies('14770', 'DE', text))).toEqual([
    ...[false, false, false, false],
  ]);
});

test('a postcode with a hyphen matches an area without one', () => {
  expect(lies('00-950', 'PL', '00001-00999')).toBe(true);
  expect(lies('1100-148', 'PT', '1100*')).toBe(true);
  expect(lies('LV-1010', 'LV', 'LV10*')).toBe(true);
});

test('an area is formatted with ellipses and dashes', () => {
  expect(formatArea(area)).toBe('14899, 148…, 14770–14798, 14467–14482');
});

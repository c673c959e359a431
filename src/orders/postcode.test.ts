import { expect, test } from 'vitest';
import {
  findPostcodeError,
  findPostcodeExample,
  findPostcodeRange,
  isNumericPostcode,
  normalizePostcode,
} from './postcode.ts';

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

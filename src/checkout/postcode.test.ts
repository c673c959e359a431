import { expect, test } from 'vitest';
import { findPostcodeExample, isPostcode, isPostcodeOfDigits, tidyPostcode } from './postcode.ts';

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
])('%s: %s is written %s', (country, typed, written) => {
  expect(tidyPostcode(typed, country)).toBe(written);
  expect(isPostcode(typed, country)).toBe(true);
});

test.each([
  ['DE', '1011'],
  ['DE', '101155'],
  ['DE', 'ABCDE'],
  ['AT', '10115'],
  ['NL', '0012 AB'],
  ['GB', '12345'],
  ['XX', '  '],
])('%s: %s is no postcode, and stays as it was typed', (country, typed) => {
  expect(isPostcode(typed, country)).toBe(false);
  expect(tidyPostcode(typed, country)).toBe(typed.trim());
});

test('every example is one', () => {
  for (const country of ['AT', 'DE', 'FR', 'GB', 'IE', 'LV', 'NL', 'PL', 'PT', 'SE']) {
    expect(isPostcode(findPostcodeExample(country), country), country).toBe(true);
  }
  expect(findPostcodeExample('XX')).toBe('');
  expect([isPostcodeOfDigits('DE'), isPostcodeOfDigits('NL')]).toEqual([true, false]);
});

import { expect, test } from 'vitest';
import { findCardFieldErrors } from './card-field-errors.ts';

const whole = { isEmpty: false, isValid: true };

test('what was never touched is missing, and so is what was emptied again', () => {
  expect(findCardFieldErrors({}, ['number', 'cvv'])).toEqual({ number: 'missing', cvv: 'missing' });
  expect(findCardFieldErrors({ number: { isEmpty: true, isValid: false } }, ['number'])).toEqual({ number: 'missing' });
});

test('half a number is invalid, and only what is asked about is told', () => {
  const known = { number: { isEmpty: false, isValid: false }, expiry: whole };
  expect(findCardFieldErrors(known, ['number', 'expiry'])).toEqual({ number: 'invalid' });
  expect(findCardFieldErrors(known, ['expiry'])).toEqual({});
});

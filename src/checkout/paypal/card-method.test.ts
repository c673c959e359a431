import { expect, test } from 'vitest';
import { findCardFieldErrors } from './card-method.tsx';

const whole = { isEmpty: false, isValid: true };

test('untouched and emptied fields are missing', () => {
  expect(findCardFieldErrors({}, ['number', 'cvv'])).toEqual({ number: 'missing', cvv: 'missing' });
  expect(findCardFieldErrors({ number: { isEmpty: true, isValid: false } }, ['number'])).toEqual({ number: 'missing' });
});

test('an incomplete number is invalid, and only the given fields are validated', () => {
  const known = { number: { isEmpty: false, isValid: false }, expiry: whole };
  expect(findCardFieldErrors(known, ['number', 'expiry'])).toEqual({ number: 'invalid' });
  expect(findCardFieldErrors(known, ['expiry'])).toEqual({});
});

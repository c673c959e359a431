import { expect, test } from 'vitest';
import { findCardFaults } from './card-faults.ts';

const whole = { isEmpty: false, isValid: true };

test('what was never touched is missing, and so is what was emptied again', () => {
  expect(findCardFaults({}, ['number', 'cvv'])).toEqual({ number: 'missing', cvv: 'missing' });
  expect(findCardFaults({ number: { isEmpty: true, isValid: false } }, ['number'])).toEqual({ number: 'missing' });
});

test('half a number is invalid, and only what is asked about is told', () => {
  const known = { number: { isEmpty: false, isValid: false }, expiry: whole };
  expect(findCardFaults(known, ['number', 'expiry'])).toEqual({ number: 'invalid' });
  expect(findCardFaults(known, ['expiry'])).toEqual({});
});

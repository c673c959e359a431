import { expect, test } from 'vitest';
import { findFieldError } from './use-field-errors.ts';

const field = (changes: Partial<Parameters<typeof findFieldError>[0]>) => ({
  ...{ name: 'message', type: 'textarea', value: 'Guten Tag', required: true },
  validity: { valid: true, valueMissing: false },
  ...changes,
});

test.each([
  ['an empty field', { value: '' }],
  ['blanks', { value: ' \n\t' }],
  [
    'a box or a choice that the browser misses',
    { type: 'checkbox', value: 'on', validity: { valid: false, valueMissing: true } },
  ],
])('%s is missing', (_, changes) => {
  expect(findFieldError(field(changes))).toBe('missing');
});

test('an optional field may be empty', () => {
  expect(findFieldError(field({ value: ' ', required: false }))).toBeUndefined();
});

test('a field is too long from the same length on as at the server', () => {
  expect(findFieldError(field({ value: ` ${'x'.repeat(5000)}\n` }))).toBeUndefined();
  expect(findFieldError(field({ value: 'x'.repeat(5001) }))).toBe('tooLong');
  expect(findFieldError(field({ name: 'order_number', value: '1'.repeat(51) }))).toBe('tooLong');
  expect(findFieldError(field({ name: 'unknown', value: 'x'.repeat(9000) }))).toBeUndefined();
});

test.each(['anna', 'anna@muster', 'anna@', '@muster.example'])('%s is an invalid e-mail address', (value) => {
  expect(findFieldError(field({ name: 'email', type: 'email', value }))).toBe('invalid');
});

test('a field that only the browser rejects is invalid', () => {
  const value = `anna@${'x'.repeat(64)}.example`;
  const validity = { valid: false, valueMissing: false };
  expect(findFieldError(field({ name: 'email', type: 'email', value }))).toBeUndefined();
  expect(findFieldError(field({ name: 'email', type: 'email', value, validity }))).toBe('invalid');
});

test('an e-mail address with surrounding spaces is valid', () => {
  expect(findFieldError(field({ name: 'email', type: 'email', value: ' anna@muster.example ' }))).toBeUndefined();
});

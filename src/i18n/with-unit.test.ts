import { expect, test } from 'vitest';
import { withUnit } from './with-unit.ts';

test('appends the unit to bare numbers only', () => {
  expect(withUnit('42', 'mm')).toBe('42\u{A0}mm');
  expect(withUnit('17,2', 'mm')).toBe('17,2\u{A0}mm');
  expect(withUnit('Automatik', 'mm')).toBe('Automatik');
  expect(withUnit('42', null)).toBe('42');
});

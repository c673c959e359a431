import { expect, test } from 'vitest';
import { toInternational } from './shop.ts';

test.each([
  ['030 23125-120', '+49 30 23125120'],
  ['(030) 23125 120', '+49 30 23125120'],
  ['0171/3920012', '+49 171 3920012'],
  ['+49 30 23125120', '+49 30 23125120'],
  ['030 23125-0 (Zentrale)', '030 23125-0 (Zentrale)'],
  ['112', '112'],
])('formats %s in the signature as on pages', (number, shown) => {
  expect(toInternational(number)).toBe(shown);
});

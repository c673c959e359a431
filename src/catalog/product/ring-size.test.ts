import { expect, test } from 'vitest';
import { findDiameter, toRingSize } from './ring-size.ts';

test('a ring of 17.2 mm is a 54, a 14, a 7 and an N', () => {
  expect(toRingSize(17.2)).toEqual({ circumference: 54, diameter: 17.2, de: '54', fr: '14', us: '7', uk: 'N' });
});

test.each([
  ['de', '54'],
  ['fr', '14'],
  ['us', '7'],
  ['uk', 'n'],
] as const)('the %s size %s leads to the same ring', (system, text) => {
  expect(toRingSize(findDiameter(system, text) ?? 0).de).toBe('54');
});

test('halves are understood however they are written', () => {
  for (const text of ['6½', '6.5', '6,5', '6 1/2']) expect(findDiameter('us', text)).toBeDefined();
});

test.each(['', '0', '999', 'ä', '<script>', '__proto__'])('%j is no size', (text) => {
  expect(findDiameter('de', text)).toBeUndefined();
  expect(findDiameter('diameter', text)).toBeUndefined();
});

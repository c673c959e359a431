import { expect, test } from 'vitest';
import { findDiameter, toRingSize } from './ring-size.ts';

test('converts 17.2 mm to 54, 14, 7 and N', () => {
  expect(toRingSize(17.2)).toEqual({ circumference: 54, diameter: 17.2, de: '54', fr: '14', us: '7', uk: 'N' });
});

test.each([
  ['de', '54'],
  ['fr', '14'],
  ['us', '7'],
  ['uk', 'n'],
] as const)('finds the same ring for the %s size %s', (system, text) => {
  expect(toRingSize(findDiameter(system, text) ?? 0).de).toBe('54');
});

test.each([
  ['us', '6½', ['6½', '6.5', '6,5', '6 1/2', '6 ½']],
  ['de', '54½', ['54½', '54.5', '54,5', '54 1/2']],
  ['fr', '14½', ['14½', '14,5']],
  ['uk', 'L½', ['L½', 'l1/2', 'l ½']],
] as const)('parses the %s half size %s in every notation and converts it back', (system, size, texts) => {
  for (const text of texts) expect(toRingSize(findDiameter(system, text) ?? 0)[system], text).toBe(size);
});

test('converts every whole and half size of the table to itself', () => {
  const wholes = Array.from({ length: 26 }, (_, at) => 45 + at);
  for (const size of wholes.flatMap((whole) => [`${whole}`, `${whole}½`])) {
    expect(toRingSize(findDiameter('de', size) ?? 0).de).toBe(size);
  }
  for (const letter of 'GHIJKLMNOPQRSTUVWXYZ') {
    for (const size of [letter, `${letter}½`]) expect(toRingSize(findDiameter('uk', size) ?? 0).uk, size).toBe(size);
  }
});

test('rounds a ring between two sizes to a half', () => {
  expect(toRingSize(54.5 / Math.PI)).toMatchObject({ circumference: 54.5, de: '54½', fr: '14½' });
});

test.each([
  ['uk', '12'],
  ['de', 'N'],
  ['us', '6.25'],
  ['uk', 'NN'],
] as const)('%s: rejects %s', (system, text) => {
  expect(findDiameter(system, text)).toBeUndefined();
});

test.each(['', '0', '999', 'ä', '<script>', '__proto__'])('rejects %j', (text) => {
  expect(findDiameter('de', text)).toBeUndefined();
  expect(findDiameter('diameter', text)).toBeUndefined();
});

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

test.each([
  ['us', '6½', ['6½', '6.5', '6,5', '6 1/2', '6 ½']],
  ['de', '54½', ['54½', '54.5', '54,5', '54 1/2']],
  ['fr', '14½', ['14½', '14,5']],
  ['uk', 'L½', ['L½', 'l1/2', 'l ½']],
] as const)(
  'the %s half size %s is understood however it is written, and is that size again',
  (system, size, texts) => {
    for (const text of texts) expect(toRingSize(findDiameter(system, text) ?? 0)[system], text).toBe(size);
  },
);

test('every whole and half size of the table leads to itself', () => {
  const wholes = Array.from({ length: 26 }, (_, at) => 45 + at);
  for (const size of wholes.flatMap((whole) => [`${whole}`, `${whole}½`])) {
    expect(toRingSize(findDiameter('de', size) ?? 0).de).toBe(size);
  }
  for (const letter of 'GHIJKLMNOPQRSTUVWXYZ') {
    for (const size of [letter, `${letter}½`]) expect(toRingSize(findDiameter('uk', size) ?? 0).uk, size).toBe(size);
  }
});

test('a ring between two sizes is a half', () => {
  expect(toRingSize(54.5 / Math.PI)).toMatchObject({ circumference: 54.5, de: '54½', fr: '14½' });
});

test.each([
  ['uk', '12'],
  ['de', 'N'],
  ['us', '6.25'],
  ['uk', 'NN'],
] as const)('%s: %s is no size', (system, text) => {
  expect(findDiameter(system, text)).toBeUndefined();
});

test.each(['', '0', '999', 'ä', '<script>', '__proto__'])('%j is no size', (text) => {
  expect(findDiameter('de', text)).toBeUndefined();
  expect(findDiameter('diameter', text)).toBeUndefined();
});

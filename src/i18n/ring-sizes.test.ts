import { describe, expect, test } from 'vitest';
import { convertRingSize, findDiameter } from './ring-sizes.ts';

const convertDiameter = (diameter = 0) => convertRingSize(diameter * Math.PI);

describe('a ring size', () => {
  test.each([
    [40, { diameter: 12.7, de: '40', it: '0', us: '1½', uk: 'C' }],
    [44, { diameter: 14, de: '44', it: '4', us: '3', uk: 'F' }],
    [48, { diameter: 15.3, de: '48', it: '8', us: '4½', uk: 'I½' }],
    [53, { diameter: 16.9, de: '53', it: '13', us: '6½', uk: 'M½' }],
    [54, { diameter: 17.2, de: '54', it: '14', us: '7', uk: 'N' }],
    [57, { diameter: 18.1, de: '57', it: '17', us: '8', uk: 'P½' }],
    [60, { diameter: 19.1, de: '60', it: '20', us: '9', uk: 'S' }],
    [62.5, { diameter: 19.9, de: '62½', it: '22½', us: '10', uk: 'U' }],
    [69, { diameter: 22, de: '69', it: '29', us: '12½', uk: 'Z' }],
    [76, { diameter: 24.2, de: '76', it: '36', us: '15½', uk: 'Z+6' }],
  ])('of %d mm is in other countries %o', (circumference, expected) => {
    expect(convertRingSize(circumference)).toEqual({ circumference, ...expected });
  });

  test('between two sizes is rounded to a half in all systems', () => {
    expect(convertRingSize(54.3)).toEqual(convertRingSize(54.5));
    expect(convertRingSize(54.5)).toMatchObject({ circumference: 54.5, de: '54½', it: '14½' });
  });
});

describe('a size of a country', () => {
  test.each([
    ['de', '54'],
    ['it', '14'],
    ['us', '7'],
    ['uk', 'n'],
  ] as const)('finds the same ring for %s %s', (system, text) => {
    expect(convertDiameter(findDiameter(system, text)).de).toBe('54');
  });

  test.each([
    ['us', '6½', ['6½', '6.5', '6,5', '6 1/2', '6 ½']],
    ['de', '54½', ['54½', '54.5', '54,5', '54 1/2']],
    ['it', '14½', ['14½', '14,5']],
    ['uk', 'L½', ['L½', 'l1/2', 'l ½']],
  ] as const)('%s %s is parsed in every notation and converted back', (system, size, texts) => {
    for (const text of texts) expect(convertDiameter(findDiameter(system, text))[system], text).toBe(size);
  });

  test('is converted to itself, for every whole and half size of the studio', () => {
    const wholes = Array.from({ length: 32 }, (_, at) => 44 + at);
    for (const size of wholes.flatMap((whole) => [`${whole}`, `${whole}½`])) {
      expect(convertDiameter(findDiameter('de', size)).de).toBe(size);
    }
    for (const letter of 'GHIJKLMNOPQRSTUVWXYZ') {
      for (const size of [letter, `${letter}½`]) expect(convertDiameter(findDiameter('uk', size)).uk, size).toBe(size);
    }
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
});

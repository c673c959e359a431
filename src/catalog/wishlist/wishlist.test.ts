import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { maxWishlistSize, parseWishlist } from './stored-wishlist.ts';
import {
  addProducts,
  formatProductIds,
  formatWishlist,
  hasSameProducts,
  parseProductIds,
  toggleProduct,
} from './wishlist.ts';
import { decapitalize } from './wishlist.tsx';

const hundred = Array.from({ length: maxWishlistSize }, (_, at) => at + 1);

describe('a wishlist', () => {
  it('is parsed as it was formatted', () => {
    expect(parseWishlist(formatWishlist([12, 7]))).toEqual([12, 7]);
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '{',
    '{"version":2,"pieces":[1]}',
    '{"version":1,"pieces":["1"]}',
    '{"version":1,"pieces":[-1]}',
    '{"version":1,"pieces":[1.5]}',
    '{"version":1,"pieces":{"length":3}}',
    '{"__proto__":{"pieces":[1]},"version":1}',
  ])('stored as %s is empty', (text) => {
    expect(parseWishlist(text)).toEqual([]);
  });

  it('holds each product once, up to its limit', () => {
    expect(parseWishlist(formatWishlist([3, 3, 4]))).toEqual([3, 4]);
    expect(parseWishlist(formatWishlist([...hundred, 101]))).toEqual(hundred);
  });

  it('adds a product to the front and removes it', () => {
    expect(toggleProduct([7], 12)).toEqual([12, 7]);
    expect(toggleProduct([12, 7], 12)).toEqual([7]);
  });

  it('that is full adds nothing but still removes', () => {
    expect(toggleProduct(hundred, 101)).toEqual(hundred);
    expect(toggleProduct(hundred, 1)).toHaveLength(maxWishlistSize - 1);
    expect(addProducts(hundred, [101])).toEqual(hundred);
  });

  it('appends the products of another list', () => {
    expect(addProducts([7], [12, 7, 3])).toEqual([7, 12, 3]);
  });

  it('equals the same products in another order', () => {
    expect(hasSameProducts([1, 2], [2, 1])).toBe(true);
    expect(hasSameProducts([1, 2], [1])).toBe(false);
    expect(hasSameProducts([1, 2], [1, 3])).toBe(false);
  });
});

describe('the address of a list', () => {
  it('formats and parses product ids', () => {
    expect(formatProductIds([12, 7])).toBe('?pieces=12,7');
    expect(formatProductIds([])).toBe('');
    expect(parseProductIds('pieces=12,7')).toEqual([12, 7]);
    expect(parseProductIds('?pieces=12%2C7&utm=x')).toEqual([12, 7]);
  });

  it.each(['', 'pieces=', 'pieces=,,', 'pieces=-1,0,01,1.5,1e3,x,%00', "pieces=1'OR'1", 'pieces[]=1'])(
    'ignores invalid ids (%s)',
    (query) => {
      expect(parseProductIds(query)).toEqual([]);
    },
  );

  it('is limited like the list', () => {
    expect(parseProductIds(`pieces=${[...hundred, 101].join(',')}`)).toEqual(hundred);
    expect(parseProductIds(`pieces=${'7,'.repeat(5000)}`)).toEqual([7]);
  });
});

test.each<[string, Language, string]>([
  ['Ringweite', 'de', 'Ringweite'],
  ['Ring size', 'en', 'ring size'],
  ['Étui', 'fr', 'étui'],
  ['EU size', 'en', 'EU size'],
  ['', 'en', ''],
])('turns “%s” in %s into “%s”', (label, language, written) => {
  expect(decapitalize(label, language)).toBe(written);
});

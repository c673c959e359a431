import { describe, expect, it } from 'vitest';
import {
  addEntries,
  formatProductIds,
  formatWishlistQuery,
  hasSameEntries,
  parseProductIds,
  parseWishlistQuery,
} from './shared-wishlist.ts';
import { maxWishlistPairs, maxWishlistSize, parseWishlist, type WishlistContent } from './stored-wishlist.ts';
import { formatWishlist, toggleEntry } from './wishlist.ts';

const hundred = Array.from({ length: maxWishlistSize }, (_, at) => at + 1);

const ten = Array.from({ length: maxWishlistPairs }, (_, at) => `size=${50 + at}`);
const listOf = (ids: readonly number[], pairs: readonly string[] = []): WishlistContent => ({ ids, pairs });
const pair = 'size=54,62&alloy=585-yellow&text=A+%26+B&text=Jörg';

describe('a wishlist', () => {
  it('is parsed as it was formatted', () => {
    expect(parseWishlist(formatWishlist(listOf([12, 7])))).toEqual(listOf([12, 7]));
    expect(parseWishlist(formatWishlist(listOf([12], [pair])))).toEqual(listOf([12], [pair]));
    expect(formatWishlist(listOf([12]))).toBe('{"version":1,"pieces":[12]}');
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
    expect(parseWishlist(text)).toEqual(listOf([]));
  });

  it.each(['"size=54"', '[1,null,"",["size=54"]]', `["${'x'.repeat(2_001)}"]`, '{"length":1}'])(
    'ignores %.40s as its pairs',
    (pairs) => {
      expect(parseWishlist(`{"version":1,"pieces":[7],"pairs":${pairs}}`)).toEqual(listOf([7]));
    },
  );

  it('holds each entry once, up to its limit', () => {
    expect(parseWishlist(formatWishlist(listOf([3, 3, 4], [pair, pair])))).toEqual(listOf([3, 4], [pair]));
    expect(parseWishlist(formatWishlist(listOf([...hundred, 101], [...ten, pair])))).toEqual(listOf(hundred, ten));
  });

  it('adds an entry to the front and removes it', () => {
    expect(toggleEntry(listOf([7], ['a']), 12)).toEqual(listOf([12, 7], ['a']));
    expect(toggleEntry(listOf([12, 7], ['a']), 12)).toEqual(listOf([7], ['a']));
    expect(toggleEntry(listOf([7], ['a']), 'b')).toEqual(listOf([7], ['b', 'a']));
    expect(toggleEntry(listOf([7], ['b', 'a']), 'b')).toEqual(listOf([7], ['a']));
  });

  it('that is full adds nothing of that kind but still removes', () => {
    const full = listOf(hundred, ten);
    expect(toggleEntry(full, 101)).toEqual(full);
    expect(toggleEntry(full, pair)).toEqual(full);
    expect(toggleEntry(full, 1).ids).toHaveLength(maxWishlistSize - 1);
    expect(toggleEntry(full, 'size=50').pairs).toHaveLength(maxWishlistPairs - 1);
    expect(addEntries(full, listOf([101], [pair]))).toEqual(full);
    expect(toggleEntry(listOf(hundred), pair).pairs).toEqual([pair]);
  });

  it('appends the entries of another list', () => {
    expect(addEntries(listOf([7], ['a']), listOf([12, 7, 3], ['b', 'a']))).toEqual(listOf([7, 12, 3], ['a', 'b']));
  });

  it('equals the same entries in another order', () => {
    expect(hasSameEntries(listOf([1, 2], ['a', 'b']), listOf([2, 1], ['b', 'a']))).toBe(true);
    expect(hasSameEntries(listOf([1, 2]), listOf([1]))).toBe(false);
    expect(hasSameEntries(listOf([1, 2]), listOf([1, 3]))).toBe(false);
    expect(hasSameEntries(listOf([1], ['a']), listOf([1], ['b']))).toBe(false);
  });
});

describe('the address of a list', () => {
  it('formats and parses product ids', () => {
    expect(formatProductIds([12, 7])).toBe('?pieces=12,7');
    expect(formatProductIds([])).toBe('');
    expect(parseProductIds('pieces=12,7')).toEqual([12, 7]);
    expect(parseProductIds('?pieces=12%2C7&utm=x')).toEqual([12, 7]);
  });

  it('formats and parses pairs', () => {
    const content = listOf([12], [pair, 'size=54,62&width=4.5']);
    expect(parseWishlistQuery(formatWishlistQuery(content))).toEqual(content);
    expect(formatWishlistQuery(listOf([], ['size=54,62&width=4.5']))).toBe('?pair=size=54,62%26width=4.5');
    expect(formatWishlistQuery(listOf([]))).toBe('');
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

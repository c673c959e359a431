import { describe, expect, test } from 'vitest';
import { findLeft } from './addresses.ts';

const was = { project: 1, slug: 'ring-alt' };
const product = (changes: object = {}) => ({ project: 1, slug: 'ring-alt', status: 'published', ...changes });

describe('a former address', () => {
  test('is left by a product that is renamed, taken from the shop, or deleted', () => {
    expect(findLeft([was], product({ slug: 'ring-neu' }))).toEqual([was]);
    expect(findLeft([was], product({ status: 'archived' }))).toEqual([was]);
    expect(findLeft([was], undefined)).toEqual([was]);
  });

  test('is none while the product is there, also after a change that was refused', () => {
    expect(findLeft([was], product())).toEqual([]);
  });

  test('is kept once, however often the product was seen there', () => {
    const between = { project: 1, slug: 'ring-zwischendurch' };
    expect(findLeft([was, between, was], product({ slug: 'ring-neu' }))).toEqual([was, between]);
  });
});

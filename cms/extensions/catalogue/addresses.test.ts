import { describe, expect, test } from 'vitest';
import { findVacated } from './addresses.ts';

const was = { project: 1, slug: 'ring-alt' };
const product = (changes: object = {}) => ({ project: 1, slug: 'ring-alt', status: 'published', ...changes });

describe('a former address', () => {
  test('is left by a product that is renamed, taken from the shop, or deleted', () => {
    expect(findVacated([was], product({ slug: 'ring-neu' }))).toEqual([was]);
    expect(findVacated([was], product({ status: 'archived' }))).toEqual([was]);
    expect(findVacated([was], undefined)).toEqual([was]);
  });

  test('is none while the product is there, also after a change that was refused', () => {
    expect(findVacated([was], product())).toEqual([]);
  });

  test('is kept once, however often the product was seen there', () => {
    const between = { project: 1, slug: 'ring-zwischendurch' };
    expect(findVacated([was, between, was], product({ slug: 'ring-neu' }))).toEqual([was, between]);
  });
});

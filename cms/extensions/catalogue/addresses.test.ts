import { describe, expect, test } from 'vitest';
import { findVacated } from './addresses.ts';

const was = { project: 1, slug: 'ring-alt' };
const product = (changes: object = {}) => ({ project: 1, slug: 'ring-alt', status: 'published', ...changes });

describe('a former address', () => {
  test('is recorded for a renamed, unpublished or deleted product', () => {
    expect(findVacated([was], product({ slug: 'ring-neu' }))).toEqual([was]);
    expect(findVacated([was], product({ status: 'archived' }))).toEqual([was]);
    expect(findVacated([was], undefined)).toEqual([was]);
  });

  test('is not recorded while the product is there, nor after a failed change', () => {
    expect(findVacated([was], product())).toEqual([]);
  });

  test('is recorded once', () => {
    const between = { project: 1, slug: 'ring-zwischendurch' };
    expect(findVacated([was, between, was], product({ slug: 'ring-neu' }))).toEqual([was, between]);
  });
});

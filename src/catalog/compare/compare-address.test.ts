import { expect, test } from 'vitest';
import { formatAddition, formatRemoval, parseChanged } from './compare-address.ts';

test('a product that is taken off hands the focus to the one in its place, the last to the one before', () => {
  expect(formatRemoval([3, 5, 7], 5)).toBe('?pieces=3,7&changed=5#remove-7');
  expect(formatRemoval([3, 5, 7], 7)).toBe('?pieces=3,5&changed=7#remove-5');
});

test('where nothing is left, and where a product has come, the focus goes to the line that says so', () => {
  expect(formatRemoval([3], 3)).toBe('?changed=3#compare-status');
  expect(formatAddition([3], 5)).toBe('?pieces=3,5&changed=5#compare-status');
});

test('an address names the product that has come or gone, and no other words', () => {
  expect(parseChanged('pieces=3,7&changed=5')).toBe(5);
  for (const query of ['pieces=3,7', 'changed=', 'changed=5,7', 'changed=-1', 'changed=0']) {
    expect(parseChanged(query), query).toBeUndefined();
  }
});

import { expect, test } from 'vitest';
import { formatAddition, formatRemoval, parseChanged } from './compare-address.ts';

test('moves the focus to the next product after a removal, or to the previous one at the end', () => {
  expect(formatRemoval([3, 5, 7], 5)).toBe('?pieces=3,7&changed=5#remove-7');
  expect(formatRemoval([3, 5, 7], 7)).toBe('?pieces=3,5&changed=7#remove-5');
});

test('moves the focus to the status line after adding a product or removing the last one', () => {
  expect(formatRemoval([3], 3)).toBe('?changed=3#compare-status');
  expect(formatAddition([3], 5)).toBe('?pieces=3,5&changed=5#compare-status');
});

test('parses only a product id as the changed product', () => {
  expect(parseChanged('pieces=3,7&changed=5')).toBe(5);
  for (const query of ['pieces=3,7', 'changed=', 'changed=5,7', 'changed=-1', 'changed=0']) {
    expect(parseChanged(query), query).toBeUndefined();
  }
});

import { expect, test } from 'vitest';
import { splitTax } from './tax.ts';

test('the tax of one rate is what the total contains of it', () => {
  expect(splitTax([{ percent: 19, cents: 123_500 }], 1140, 19)).toEqual([{ percent: 19, cents: 19_901 }]);
});

test('shipping shares the rates of the goods that it goes with', () => {
  const goods = [
    { percent: 7, cents: 1000 },
    { percent: 19, cents: 2000 },
    { percent: 19, cents: 1000 },
  ];
  // Of 690 cents, three quarters travel at 19 percent.
  expect(splitTax(goods, 690, 19)).toEqual([
    { percent: 19, cents: Math.round((3518 * 19) / 119) },
    { percent: 7, cents: Math.round((1172 * 7) / 107) },
  ]);
});

test('an empty cart has a rate and no tax', () => {
  expect(splitTax([], 0, 19)).toEqual([{ percent: 19, cents: 0 }]);
});

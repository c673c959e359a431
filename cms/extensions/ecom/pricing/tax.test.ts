import { expect, test } from 'vitest';
import { splitTax } from './tax.ts';

test('computes the included tax of a single rate', () => {
  expect(splitTax([{ percent: 19, cents: 123_500 }], 1140, 19)).toEqual([{ percent: 19, cents: 19_901 }]);
});

test("splits shipping by the goods' rates", () => {
  const goods = [
    { percent: 7, cents: 1000 },
    { percent: 19, cents: 2000 },
    { percent: 19, cents: 1000 },
  ];
  // Three quarters of the 690 cents are taxed at 19 percent.
  expect(splitTax(goods, 690, 19)).toEqual([
    { percent: 19, cents: Math.round((3518 * 19) / 119) },
    { percent: 7, cents: Math.round((1172 * 7) / 107) },
  ]);
});

test('returns the default rate without tax for an empty cart', () => {
  expect(splitTax([], 0, 19)).toEqual([{ percent: 19, cents: 0 }]);
});

import { expect, test } from 'vitest';
import { findStep, findStepAbove, getStepCents } from './price-steps.ts';

test('starts at zero and continues in round euro amounts', () => {
  const euros = Array.from({ length: 13 }, (_, step) => getStepCents(step) / 100);
  expect(euros).toEqual([0, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200]);
});

test('has as many steps between 20 € and 200 € as between 2.000 € and 20.000 €', () => {
  const count = (from: number, to: number) => findStep(to * 100) - findStep(from * 100);
  expect([count(20, 200), count(2_000, 20_000)]).toEqual([9, 9]);
});

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [999, 0, 1],
  [1_000, 1, 1],
  [1_001, 1, 2],
  [9_999_999_99, 54, 55],
])('%i cents lie between the steps %i and %i', (cents, below, above) => {
  expect([findStep(cents), findStepAbove(cents)]).toEqual([below, above]);
});

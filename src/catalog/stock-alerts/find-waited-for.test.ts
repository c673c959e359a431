import { expect, test } from 'vitest';
import { canBeWaitedFor } from './find-waited-for.ts';

const soldOut = { cents: 48_000, stock: 0, canReorder: false };

test('word of its return is offered for what is sold out and has a price', () => {
  expect(canBeWaitedFor(soldOut)).toBe(true);
  expect(canBeWaitedFor({ ...soldOut, cents: null })).toBe(false);
  expect(canBeWaitedFor({ ...soldOut, stock: 1 })).toBe(false);
  expect(canBeWaitedFor({ ...soldOut, canReorder: true })).toBe(false);
});

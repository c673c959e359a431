import { expect, test } from 'vitest';
import { makeRules } from '../orders/order-fixture.ts';
import { createQuoteMemory } from './quote-memory.ts';
import type { ShopRules } from './shop-rules.ts';

test.each([
  ['is remembered for five seconds, as another process may have changed it', 5_000, false, 10],
  ['is read again after that', 5_001, false, 20],
  ['is read again after a change', 0, true, 20],
])('what was read %s', async (_, age, isChanged, expected) => {
  let time = 0;
  const memory = createQuoteMemory(() => time);
  const find = (flatShippingCents: number) =>
    memory.rules.get('1 de', [], async (): Promise<ShopRules> => makeRules({ flatShippingCents }));
  await find(10);
  time = age;
  if (isChanged) memory.purge();
  expect((await find(20))?.flatShippingCents).toBe(expected);
});

import { expect, test } from 'vitest';
import { transact } from '../../transact.ts';
import { createTestShop } from '../payments/shop-fixture.ts';
import { lockOrder } from './order-row.ts';
import { restoreOrderStock, takeOrderStockAgain } from './order-stock.ts';

const give = ({ context }: ReturnType<typeof createTestShop>) =>
  transact(context, async (work) => restoreOrderStock(work, await lockOrder(work, 1)));
const take = ({ context }: ReturnType<typeof createTestShop>) =>
  transact(context, async (work) => takeOrderStockAgain(work, await lockOrder(work, 1)));

test('returns items to stock once, and takes them once', async () => {
  const shop = createTestShop();
  await give(shop);
  await give(shop);
  expect(shop.product.stock).toBe(5);
  expect(await take(shop)).toBe(true);
  expect(await take(shop)).toBe(true);
  expect(shop.product.stock).toBe(3);
  expect(shop.item.stock_taken).toBe(2);
});

test('takes only missing items again, as far as available', async () => {
  const shop = createTestShop();
  shop.item.stock_taken = 1;
  shop.product.stock = 0;
  expect(await take(shop)).toBe(false);
  expect(shop.item.stock_taken).toBe(1);
});

test('does not return items of a deleted variant to its product', async () => {
  const shop = createTestShop();
  shop.item.variant_name = 'Weite 54';
  await give(shop);
  expect(shop.item.stock_taken).toBe(0);
  expect(await take(shop)).toBe(false);
  expect(shop.product.stock).toBe(3);
});

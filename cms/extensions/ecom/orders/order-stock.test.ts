import { describe, expect, test } from 'vitest';
import { transact } from '../../transact.ts';
import { createTestShop } from '../payments/shop-fixture.ts';
import { lockOrder } from './order-row.ts';
import { expireOrders, restoreOrderStock, takeOrderStockAgain } from './order-stock.ts';

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

describe('an unpaid order', () => {
  const now = new Date('2027-03-10T15:00:00Z');
  const expire = async (date_expires: string) => {
    const shop = createTestShop();
    shop.order.date_expires = date_expires;
    await expireOrders(shop.context, now);
    return { status: shop.order.status, stock: shop.product.stock };
  };

  test('returns its stock when its time is up', async () => {
    expect(await expire('2027-03-10T14:59:59.000Z')).toEqual({ status: 'cancelled', stock: 5 });
  });

  test('is kept while its payment is reviewed', async () => {
    expect(await expire('2027-03-11T15:00:00.000Z')).toEqual({ status: 'new', stock: 3 });
  });

  test('does not reserve stock for ten years because the clock was wrong', async () => {
    expect(await expire('2037-03-10T15:30:00.000Z')).toEqual({ status: 'cancelled', stock: 5 });
  });
});

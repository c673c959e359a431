import { expect, test } from 'vitest';
import { attachPayment, extendOrderExpiry } from '../ecom/payments/payment-record.ts';
import { createTestShop } from '../ecom/payments/shop-fixture.ts';
import { describeChanges, recordChanges } from './hook.ts';

test("records a status change with the studio's labels", () => {
  expect(
    describeChanges({ status: 'new', payment_status: 'open' }, { status: 'shipped', payment_status: 'paid' }),
  ).toEqual([
    { kind: 'status_changed', text: 'Neu → Verschickt' },
    { kind: 'payment_status_changed', text: 'Offen → Bezahlt' },
  ]);
});

test('ignores values that are saved unchanged', () => {
  const address = { city: 'Altenbruck' };
  const was = { status: 'new', shipping_address: JSON.stringify(address), tracking: null };
  expect(describeChanges(was, { status: 'new', shipping_address: address, tracking: null, notes: 'x' })).toEqual([]);
});

test('records only that an address has changed', () => {
  const was = { shipping_address: '{"city":"Altenbruck"}' };
  expect(describeChanges(was, { shipping_address: { city: 'Neubruck' } })).toEqual([
    { kind: 'changed', text: 'Lieferanschrift' },
  ]);
});

const change = async (shop: ReturnType<typeof createTestShop>, status: string) => {
  const was = { ...shop.order };
  shop.order.status = status;
  await recordChanges(shop.context, 1, { previous: was, payload: { status }, user: 'anna' });
};

test('abandons the payment of a cancelled order and returns its stock', async () => {
  const shop = createTestShop();
  await change(shop, 'cancelled');
  expect(shop.order).toMatchObject({ status: 'cancelled', payment_status: 'failed', date_expires: null });
  expect(shop.product.stock).toBe(5);
});

test('settles a charge in progress of a cancelled order', async () => {
  const shop = createTestShop();
  await attachPayment(shop.context, await shop.read(), { provider: 'paypal', providerId: 'P1' });
  await extendOrderExpiry(shop.context, await shop.read());
  await change(shop, 'cancelled');
  expect(shop.order).toMatchObject({ status: 'cancelled', payment_status: 'pending' });
  expect(await extendOrderExpiry(shop.context, await shop.read())).toBe(false);
  expect(shop.product.stock).toBe(5);
});

test('starts no payment for a cancelled order', async () => {
  const shop = createTestShop();
  shop.order.status = 'cancelled';
  expect(
    await attachPayment(shop.context, await shop.read(), { provider: 'klarna', providerId: 'K1' }),
  ).toBeUndefined();
});

test('keeps the stock of an order that was reopened meanwhile', async () => {
  const shop = createTestShop();
  await recordChanges(shop.context, 1, { previous: { status: 'new' }, payload: { status: 'cancelled' }, user: 'anna' });
  expect(shop.product.stock).toBe(3);
  expect(shop.order.payment_status).toBe('pending');
});

test('takes stock again for a reopened order, and tells staff if some is missing', async () => {
  const shop = createTestShop();
  await change(shop, 'cancelled');
  await change(shop, 'in_progress');
  expect(shop.product.stock).toBe(3);
  expect(shop.readKinds()).toEqual(['status_changed', 'cancelled', 'status_changed']);
  await change(shop, 'cancelled');
  shop.product.stock = 1;
  await change(shop, 'new');
  expect(shop.product.stock).toBe(0);
  expect(shop.item.stock_taken).toBe(1);
  expect(shop.readKinds().at(-1)).toBe('changed');
});

import { expect, test } from 'vitest';
import { attachPayment, extendOrderExpiry } from '../ecom/payments/payment-record.ts';
import { createTestShop } from '../ecom/payments/shop-fixture.ts';
import { describeChanges, recordChanges } from './record-changes.ts';

test('a change of state is written down in the words of the studio', () => {
  expect(
    describeChanges({ status: 'new', payment_status: 'open' }, { status: 'shipped', payment_status: 'paid' }),
  ).toEqual([
    { kind: 'status_changed', text: 'Neu → Verschickt' },
    { kind: 'payment_status_changed', text: 'Offen → Bezahlt' },
  ]);
});

test('what was saved as it was is no change', () => {
  const address = { city: 'Altenbruck' };
  const was = { status: 'new', shipping_address: JSON.stringify(address), tracking: null };
  expect(describeChanges(was, { status: 'new', shipping_address: address, tracking: null, notes: 'x' })).toEqual([]);
});

test('of an address only that it was changed', () => {
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

test('what staff cancel is no longer waited for, and its pieces go back', async () => {
  const shop = createTestShop();
  await change(shop, 'cancelled');
  expect(shop.order).toMatchObject({ status: 'cancelled', payment_status: 'failed', date_expires: null });
  expect(shop.product.stock).toBe(5);
});

test('a charge under way is found out about although staff have cancelled the order', async () => {
  const shop = createTestShop();
  await attachPayment(shop.context, await shop.read(), { provider: 'paypal', providerId: 'P1' });
  await extendOrderExpiry(shop.context, await shop.read());
  await change(shop, 'cancelled');
  expect(shop.order).toMatchObject({ status: 'cancelled', payment_status: 'pending' });
  expect(await extendOrderExpiry(shop.context, await shop.read())).toBe(false);
  expect(shop.product.stock).toBe(5);
});

test('nothing is begun for an order that was cancelled', async () => {
  const shop = createTestShop();
  shop.order.status = 'cancelled';
  expect(
    await attachPayment(shop.context, await shop.read(), { provider: 'klarna', providerId: 'K1' }),
  ).toBeUndefined();
});

test('an order that was put back already when we hear of it keeps its pieces', async () => {
  const shop = createTestShop();
  await recordChanges(shop.context, 1, { previous: { status: 'new' }, payload: { status: 'cancelled' }, user: 'anna' });
  expect(shop.product.stock).toBe(3);
  expect(shop.order.payment_status).toBe('pending');
});

test('an order that stands after all takes its pieces again, and staff learn when some are gone', async () => {
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

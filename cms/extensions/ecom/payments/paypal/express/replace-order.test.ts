import { expect, test } from 'vitest';
import { createReader, transact } from '../../../../transact.ts';
import { createTestShop } from '../../shop-fixture.ts';
import { replaceOrder } from './apply-express.ts';
import { isApprovalUsed } from './read-express.ts';

const id = '5O190127TN364715T';

/** An order for two rings with a PayPal approval, and another one with the same. */
function openTied({ order = {}, payment = {} }: { order?: object; payment?: object }) {
  const shop = createTestShop({ paypal: 'http://localhost' });
  Object.assign(shop.order, { provider_order_id: id, ...order });
  const details = { source: 'paypal', express: '0123456789abcdef' };
  const currentPayment = {
    id: 1,
    order: 1,
    provider: 'paypal',
    provider_id: id,
    status: 'created',
    details,
    ...payment,
  };
  shop.tables.ecommerce_payment?.push(currentPayment);
  const takeOverNow = () => transact(shop.context, (work) => replaceOrder(work, id, '2027-000124'));
  const isStillUsed = async () => isApprovalUsed(await createReader(shop.context), id);
  return { ...shop, takeOverNow, isStillUsed };
}

test('replaces an uncharged order with the same approval', async () => {
  const { takeOverNow, isStillUsed, order, product, readPayment, tables } = openTied({});
  expect(await takeOverNow()).toBeUndefined();
  expect(order).toMatchObject({ status: 'cancelled', payment_status: 'failed', provider_order_id: null });
  expect(product.stock).toBe(5);
  expect(await readPayment()).toMatchObject({ status: 'failed', provider_id: null });
  expect(await isStillUsed()).toBe(false);
  expect(tables.ecommerce_order_event).toMatchObject([{ kind: 'cancelled', text: expect.stringContaining('000124') }]);
});

test.each([
  ['is being charged', { payment: { status: 'approved' } }],
  ['may have been charged', { payment: { status: 'failed', details: { may_be_charged: true } } }],
  ['is paid', { order: { status: 'paid', payment_status: 'paid' }, payment: { status: 'captured', provider_id: 'C' } }],
])('returns an order that %s instead of replacing it', async (_, state) => {
  const { takeOverNow, isStillUsed, order, product } = openTied(state);
  const before = structuredClone(order);
  expect(await takeOverNow()).toMatchObject({ id: 1, order_number: '2027-000123' });
  expect(order).toEqual(before);
  expect(product.stock).toBe(3);
  expect(await isStillUsed()).toBe(true);
});

test('does not reuse a refused approval, and abandons its order', async () => {
  const { takeOverNow, isStillUsed, order } = openTied({ payment: { status: 'refused' } });
  expect(await takeOverNow()).toBeUndefined();
  expect(order).toMatchObject({ status: 'cancelled', payment_status: 'failed', provider_order_id: id });
  expect(await isStillUsed()).toBe(true);
});

test.each([
  ['was cancelled', { status: 'cancelled', payment_status: 'failed' }],
  ['was cancelled after it was paid', { status: 'cancelled', payment_status: 'paid' }],
  ['was refunded', { status: 'paid', payment_status: 'refunded' }],
])('ignores an order that %s', async (_, state) => {
  const { takeOverNow, isStillUsed, order } = openTied({ order: state });
  const before = structuredClone(order);
  expect(await takeOverNow()).toBeUndefined();
  expect(order).toEqual(before);
  expect(await isStillUsed()).toBe(true);
});

test('ignores an order that has another payment by now', async () => {
  const { takeOverNow, order } = openTied({ order: { provider_order_id: 'ANOTHER' } });
  expect(await takeOverNow()).toBeUndefined();
  expect(order).toMatchObject({ status: 'new', payment_status: 'pending' });
});

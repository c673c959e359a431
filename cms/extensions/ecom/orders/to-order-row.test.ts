import { expect, test } from 'vitest';
import { makeOrder } from './order-fixture.ts';
import { hashOrder } from './to-order-row.ts';

test('the hash of an order without branch and gift message has not changed', () => {
  expect(hashOrder(makeOrder())).toBe('2675957cf392ac33ade4bfed6a98261e7a893984f36164e146290f27cb1406d3');
  expect(hashOrder(makeOrder({ branch: 2 }))).not.toBe(hashOrder(makeOrder()));
  expect(hashOrder(makeOrder({ branch: 2 }))).not.toBe(hashOrder(makeOrder({ branch: 1 })));
  expect(hashOrder(makeOrder({ drawings: ['s9x9;1 1'] }))).not.toBe(hashOrder(makeOrder()));
  expect(hashOrder(makeOrder({ gift_message: 'Für Dich' }))).not.toBe(hashOrder(makeOrder()));
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PayPalServer, paypalAccount, startPayPalServer } from '../../../../../tests/paypal-server.ts';
import { findText, ProviderUnavailable } from '../call-provider.ts';
import { makePayableOrder } from '../payable-order-fixture.ts';
import { getIssue, openPayPal, type PayPalApi } from './paypal-api.ts';
import { getInvoiceId, type PaymentSource, writePayPalOrder } from './paypal-order.ts';
import { verifyPayPalOrder } from './verify-paypal-order.ts';

let server: PayPalServer;
let paypal: PayPalApi;
beforeAll(async () => {
  server = await startPayPalServer();
  paypal = openPayPal({ url: server.url, ...paypalAccount });
});
afterAll(() => server.stop());

let count = 0;
const nextOrder = () => {
  count += 1;
  return makePayableOrder({ number: `2027-${count}` });
};

const create = async (order = nextOrder(), source: PaymentSource = 'paypal') => {
  const answer = await paypal.createOrder(writePayPalOrder(order, { ...paypalAccount, source }), order.number);
  const id = findText(answer.body, 'id') ?? '';
  const { uuid, total } = order;
  const expected = { paypalOrderId: id, uuid, invoiceId: getInvoiceId(order), total, ...paypalAccount, source };
  return { answer, id, judge: (body: unknown) => verifyPayPalOrder(body, expected).state };
};

describe('PayPal', () => {
  test('accepts our orders for shipping and pickup', async () => {
    const { answer, judge } = await create();
    expect(answer.code).toBe(201);
    expect(judge(answer.body)).toBe('open');
    const collected = await create({ ...nextOrder(), shippingAddress: null });
    expect(collected.answer.code).toBe(201);
  });

  test('returns the same order for a repeated request', async () => {
    const order = nextOrder();
    const first = await create(order);
    const again = await create(order);
    expect(again.id).toBe(first.id);
  });

  test('rejects amounts that do not add up, and foreign accounts', async () => {
    const wrong = await create({ ...nextOrder(), total: 1 });
    expect(getIssue(wrong.answer)).toBe('AMOUNT_MISMATCH');
    const stranger = await paypal.createOrder(
      writePayPalOrder(nextOrder(), { merchantId: 'SOMEBODYELSE', source: 'paypal' }),
      'stranger',
    );
    expect(getIssue(stranger)).toBe('PAYEE_ACCOUNT_INVALID');
  });

  test('captures an approved order once', async () => {
    const { id, judge } = await create();
    expect(getIssue(await paypal.captureOrder(id, 'first'))).toBe('ORDER_NOT_APPROVED');
    server.approve(id);
    const charged = await paypal.captureOrder(id, 'second');
    expect(judge(charged.body)).toBe('paid');
    expect((await paypal.captureOrder(id, 'second')).body).toEqual(charged.body);
    expect(getIssue(await paypal.captureOrder(id, 'third'))).toBe('ORDER_ALREADY_CAPTURED');
    expect(judge((await paypal.readOrder(id)).body)).toBe('paid');
  });

  test('reports a capture whose response was lost on the next request', async () => {
    const { id, judge } = await create();
    server.approve(id);
    server.failNext(/capture/, 'lost answer');
    await expect(paypal.captureOrder(id, 'lost')).rejects.toThrow(ProviderUnavailable);
    expect(judge((await paypal.captureOrder(id, 'lost')).body)).toBe('paid');
  });

  test('counts as unavailable on server errors and rejected credentials, without secrets in the error', async () => {
    server.failNext(/checkout/, 'refusal');
    await expect(paypal.readOrder('any')).rejects.toThrow(ProviderUnavailable);
    const stranger = openPayPal({ url: server.url, ...paypalAccount, clientSecret: 'wrong-secret' });
    const error: unknown = await stranger.readOrder('any').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(String(error)).not.toContain('wrong-secret');
  });

  test('gets a new access token if the old one is revoked', async () => {
    const { id } = await create();
    server.endTokens();
    expect((await paypal.readOrder(id)).code).toBe(200);
  });
});

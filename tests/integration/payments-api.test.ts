import { describe, expect, test } from 'vitest';
import { makeExpressCalls } from '../express-calls.ts';
import { openPaymentServers } from '../open-payment-servers.ts';
import { makeEmail } from '../order-api-calls.ts';
import {
  begin,
  beginKlarna,
  beginPayPal,
  cancel,
  capturePayPal,
  changeOrder,
  expectPaid,
  expectUnderReview,
  expectUnpaid,
  failed,
  placeKlarnaOrder,
  placeOrder,
  readOrder,
  total,
} from '../payment-calls.ts';

const { paypal, klarna } = openPaymentServers();

describe('PayPal', () => {
  test('an order is paid once, when PayPal confirms it', async () => {
    const order = await placeOrder('paypal');
    const id = await begin(order, 'paypal');
    expect(paypal().orders.get(id)?.purchase_units[0]).toMatchObject({
      custom_id: order.uuid,
      amount: { currency_code: 'EUR', value: (total / 100).toFixed(2) },
      shipping: { address: { admin_area_2: 'Hamburg', country_code: 'DE' } },
    });
    paypal().approve(id);
    const { code, answer } = await capturePayPal(order, id);
    expect({ code, answer }).toMatchObject({ code: 200, answer: { status: 'ok', order: { payment_status: 'paid' } } });
    const again = await Promise.all([capturePayPal(order, id), capturePayPal(order, id)]);
    expect(again.map((one) => one.code)).toEqual([200, 200]);
    await expectPaid(order, 'paypal');
  });

  test('repeated and concurrent starts create one PayPal order', async () => {
    const order = await placeOrder('paypal');
    const answers = await Promise.all([beginPayPal(order), beginPayPal(order), beginPayPal(order)]);
    expect(new Set(answers.map(({ answer }) => answer.paypal_order_id)).size).toBe(1);
    expect((await readOrder(order)).payments).toHaveLength(1);
  });

  test('an unapproved payment is not captured', async () => {
    const order = await placeOrder('paypal');
    expect(await capturePayPal(order, await begin(order, 'paypal'))).toEqual(failed(409, 'declined'));
    await expectUnpaid(order);
  });

  test('a payment for another order is rejected, paid or not', async () => {
    const [cheap, dear] = [await placeOrder('paypal'), await placeOrder('paypal')];
    const id = await begin(cheap, 'paypal');
    await begin(dear, 'paypal');
    paypal().approve(id);
    expect(await capturePayPal(dear, id)).toEqual(failed(409, 'mismatch'));
    expect((await capturePayPal(cheap, id)).code).toBe(200);
    expect(await capturePayPal(dear, id)).toEqual(failed(409, 'mismatch'));
    expect(await capturePayPal(dear, 'AAAAAAAAAAAAAAAAA')).toEqual(failed(409, 'mismatch'));
    await expectUnpaid(dear);
  });

  test('a capture without the order’s token is refused', async () => {
    const [order, other] = [await placeOrder('paypal'), await placeOrder('paypal')];
    const id = await begin(order, 'paypal');
    paypal().approve(id);
    const unknown = failed(404, 'unknown');
    expect(await capturePayPal(order, id, { token: other.token })).toEqual(unknown);
    expect(await capturePayPal(order, id, { token: 'A'.repeat(43) })).toEqual(unknown);
    expect(await capturePayPal(order, id, { project: 'other.example' })).toEqual(unknown);
    expect(await capturePayPal(order, id, { paypal: { orderID: '../captures' } })).toEqual(unknown);
    expect(await capturePayPal(order, id, { paypal: null })).toEqual(unknown);
    await expectUnpaid(order);
  });

  for (const [name, alter] of Object.entries({
    amount: (unit) => Object.assign(unit.amount, { value: '0.01' }),
    currency: (unit) => Object.assign(unit.amount, { currency_code: 'TRY' }),
    reference: (unit) => Object.assign(unit, { custom_id: '00000000-0000-4000-8000-000000000000' }),
    payee: (unit) => Object.assign(unit, { payee: { merchant_id: 'SOMEBODYELSE' } }),
  } satisfies Record<string, (unit: { amount: object }) => unknown>)) {
    test(`an approval with another ${name} is neither charged nor accepted`, async () => {
      const order = await placeOrder('paypal');
      const id = await begin(order, 'paypal');
      paypal().approve(id);
      const unit = paypal().orders.get(id)?.purchase_units[0];
      if (unit) alter(unit);
      expect(await capturePayPal(order, id)).toEqual(failed(409, 'mismatch'));
      expect(paypal().orders.get(id)?.status).toBe('APPROVED');
      await expectUnpaid(order);
      expect((await readOrder(order)).events.map(({ kind }) => kind)).toContain('payment_failed');
    });
  }

  test('another payment source replaces a pending PayPal order, and only the bank’s approval pays', async () => {
    const order = await placeOrder('paypal');
    const window = await begin(order, 'paypal');
    const { answer } = await beginPayPal(order, { source: 'card' });
    const card = String(answer.paypal_order_id);
    expect(card).not.toBe(window);
    expect(paypal().orders.get(card)?.payment_source?.card?.experience_context).toMatchObject({
      return_url: expect.stringMatching(/^http/),
    });
    paypal().confirm(card, { source: 'card', bank: 'refuses' });
    expect(await capturePayPal(order, card)).toEqual(failed(409, 'declined'));
    await expectUnpaid(order);
    const next = String((await beginPayPal(order, { source: 'card' })).answer.paypal_order_id);
    paypal().confirm(next, { source: 'card', bank: 'recognizes' });
    expect((await capturePayPal(order, next)).code).toBe(200);
    const { payments, payment_status, events } = await readOrder(order);
    expect(payment_status).toBe('paid');
    expect(payments.map(({ status }) => status).sort()).toEqual(['captured', 'failed', 'refused']);
    expect(events.filter(({ kind }) => kind === 'payment_captured')).toHaveLength(1);
    expect(paypal().orders.get(window)?.status).toBe('PAYER_ACTION_REQUIRED');
  });

  test('a declined card is reported, and another one pays', async () => {
    const order = await placeOrder('paypal');
    const id = await begin(order, 'paypal');
    paypal().approve(id);
    paypal().captures = 'decline';
    expect(await capturePayPal(order, id)).toEqual(failed(409, 'declined'));
    await expectUnpaid(order);
    paypal().captures = 'complete';
    expect((await capturePayPal(order, id)).code).toBe(200);
    expect((await readOrder(order)).payment_status).toBe('paid');
  });

  test('a payment under review at PayPal leaves the order pending', async () => {
    const order = await placeOrder('paypal');
    const id = await begin(order, 'paypal');
    paypal().approve(id);
    paypal().captures = 'pending';
    const { code, answer } = await capturePayPal(order, id);
    expect({ code, answer }).toMatchObject({ code: 200, answer: { order: { payment_status: 'pending' } } });
    expect((await capturePayPal(order, id)).code).toBe(200);
    await expectUnderReview(order);
    const capture = paypal().orders.get(id)?.purchase_units[0]?.payments?.captures[0];
    if (capture) capture.status = 'COMPLETED';
    expect((await capturePayPal(order, id)).code).toBe(200);
    await expectPaid(order, 'paypal', true);
  });

  test('a capture whose response was lost pays the order once', async () => {
    const order = await placeOrder('paypal');
    paypal().failNext(/POST \/v2\/checkout\/orders$/, 'lost answer');
    expect(await beginPayPal(order)).toEqual(failed(503, 'away'));
    const id = await begin(order, 'paypal');
    expect([...paypal().orders.values()].filter((one) => one.purchase_units[0]?.custom_id === order.uuid)).toHaveLength(
      1,
    );
    paypal().approve(id);
    paypal().failNext(/capture$/, 'lost answer');
    expect((await capturePayPal(order, id)).code).toBe(200);
    await expectPaid(order, 'paypal');
  });

  test('PayPal being unavailable is reported, and the order stays payable', async () => {
    const order = await placeOrder('paypal');
    const id = await begin(order, 'paypal');
    paypal().approve(id);
    await paypal().stop();
    expect(await capturePayPal(order, id)).toEqual(failed(503, 'away'));
    await expectUnpaid(order);
    await paypal().start();
    expect((await capturePayPal(order, id)).code).toBe(200);
    await expectPaid(order, 'paypal');
  });

  test('a payment in progress blocks no other call', async () => {
    const [slow, quick] = [await placeOrder('paypal'), await placeOrder('paypal')];
    const id = await begin(slow, 'paypal');
    paypal().approve(id);
    paypal().failNext(/capture$/, 'slow answer');
    const order: string[] = [];
    await Promise.all([
      capturePayPal(slow, id).then(() => order.push('slow')),
      beginPayPal(quick).then(() => order.push('quick')),
    ]);
    expect(order).toEqual(['quick', 'slow']);
  });

  test('a paid order cannot be cancelled, and a cancelled one is not charged', async () => {
    const [paid, given] = [await placeOrder('paypal'), await placeOrder('paypal')];
    const [paidId, givenId] = [await begin(paid, 'paypal'), await begin(given, 'paypal')];
    paypal().approve(paidId);
    paypal().approve(givenId);
    expect((await capturePayPal(paid, paidId)).code).toBe(200);
    expect((await cancel(paid)).code).toBe(409);
    expect((await cancel(given)).code).toBe(200);
    expect(await capturePayPal(given, givenId)).toEqual(failed(409, 'declined'));
    expect(paypal().orders.get(givenId)?.status).toBe('APPROVED');
    expect(await beginPayPal(given)).toEqual(failed(409, 'declined'));
  });

  test('an order cancelled by staff can be neither started nor charged, and a late approval is not captured', async () => {
    const [agreed, refunded] = [await placeOrder('paypal'), await placeOrder('paypal')];
    const [agreedId, refundedId] = [await begin(agreed, 'paypal'), await begin(refunded, 'paypal')];
    for (const id of [agreedId, refundedId]) paypal().approve(id);
    await changeOrder(agreed, { status: 'cancelled' });
    expect(await capturePayPal(agreed, agreedId)).toEqual(failed(409, 'declined'));
    expect(await beginPayPal(agreed)).toEqual(failed(409, 'declined'));
    expect(paypal().orders.get(agreedId)?.status).toBe('APPROVED');
    await expect.poll(async () => (await readOrder(agreed)).payment_status).toBe('failed');

    expect((await capturePayPal(refunded, refundedId)).code).toBe(200);
    await changeOrder(refunded, { payment_status: 'refunded' });
    expect((await capturePayPal(refunded, refundedId)).answer).toMatchObject({ order: { payment_status: 'refunded' } });
    expect((await readOrder(refunded)).mails).toHaveLength(2);
  });

  test('a charge without a response keeps its order from being cancelled', async () => {
    const order = await placeOrder('paypal');
    const id = await begin(order, 'paypal');
    paypal().approve(id);
    paypal().failNext(/capture$/, 'lost answer');
    // The first look comes before the charge, the second is to find out about it.
    paypal().failNext(/GET .*orders/, 'slow answer');
    paypal().failNext(/GET .*orders/, 'refusal');
    expect(await capturePayPal(order, id)).toEqual(failed(503, 'away'));
    expect(paypal().orders.get(id)?.status).toBe('COMPLETED');
    expect((await cancel(order)).code).toBe(409);
    await expectPaid(order, 'paypal');
  });
});

describe('Klarna', () => {
  test('an order is paid once, when Klarna accepts it', async () => {
    const order = await placeOrder('klarna');
    const session = await begin(order, 'klarna');
    const token = klarna().authorize(session);
    const { code, answer } = await placeKlarnaOrder(order, token);
    expect({ code, answer }).toMatchObject({ code: 200, answer: { message: 'ok', order: { payment_status: 'paid' } } });
    expect((await placeKlarnaOrder(order, token)).code).toBe(200);
    await expectPaid(order, 'klarna');
    const placed = [...klarna().orders.values()].filter((one) => one.merchant_reference2 === order.uuid);
    expect(placed).toHaveLength(1);
    expect((await readOrder(order)).payment_reference).toBe(placed[0]?.order_id);
  });

  test('a repeated start returns the same session', async () => {
    const order = await placeOrder('klarna');
    const [first, again] = [await beginKlarna(order), await beginKlarna(order)];
    expect(again.answer).toEqual(first.answer);
    expect(first.answer.payment_method_categories).toEqual([{ identifier: 'klarna', name: expect.any(String) }]);
  });

  test('a forged authorization token is rejected', async () => {
    const order = await placeOrder('klarna');
    await begin(order, 'klarna');
    expect(await placeKlarnaOrder(order, 'b4bd3423-24e3')).toEqual(failed(409, 'declined'));
    expect(await placeKlarnaOrder(order, '../sessions')).toEqual(failed(404, 'unknown'));
    await expectUnpaid(order);
  });

  test('an authorization for one order pays no other, even with the same total', async () => {
    const email = makeEmail();
    const [one, other] = [await placeOrder('klarna', { email }), await placeOrder('klarna', { email })];
    const session = await begin(one, 'klarna');
    await begin(other, 'klarna');
    const token = klarna().authorize(session);
    expect(await placeKlarnaOrder(other, token)).toEqual(failed(409, 'declined'));
    const otherToken = klarna().authorize((await readOrder(other)).provider_order_id ?? '');
    expect(await placeKlarnaOrder(other, token)).toEqual(failed(409, 'mismatch'));
    await expectUnpaid(other);
    expect([...klarna().orders.values()].filter((placed) => placed.merchant_reference2 === other.uuid)).toEqual([]);
    expect((await placeKlarnaOrder(one, token)).code).toBe(200);
    expect((await placeKlarnaOrder(other, otherToken)).code).toBe(200);
  });

  test('a Klarna order that does not match is rejected', async () => {
    const order = await placeOrder('klarna');
    const session = klarna().sessions.get(await begin(order, 'klarna'));
    const token = klarna().authorize(session?.session_id ?? '');
    Object.assign(session ?? {}, { order_amount: 1 });
    expect(await placeKlarnaOrder(order, token)).toEqual(failed(409, 'mismatch'));
    await expectUnpaid(order);
  });

  test('rejected, pending and expired authorizations are handled', async () => {
    const refused = await placeOrder('klarna');
    klarna().fraudStatus = 'REJECTED';
    expect(await placeKlarnaOrder(refused, klarna().authorize(await begin(refused, 'klarna')))).toEqual(
      failed(409, 'declined'),
    );
    await expectUnpaid(refused);

    const waiting = await placeOrder('klarna');
    klarna().fraudStatus = 'PENDING';
    const token = klarna().authorize(await begin(waiting, 'klarna'));
    expect((await placeKlarnaOrder(waiting, token)).answer).toMatchObject({ order: { payment_status: 'pending' } });
    for (const placed of klarna().orders.values()) placed.fraud_status = 'ACCEPTED';
    expect((await placeKlarnaOrder(waiting, token)).code).toBe(200);
    await expectPaid(waiting, 'klarna', true);

    const late = await placeOrder('klarna');
    const lateToken = klarna().authorize(await begin(late, 'klarna'));
    klarna().endAuthorizations();
    expect(await placeKlarnaOrder(late, lateToken)).toEqual(failed(409, 'declined'));
    await expectUnpaid(late);
  });

  test('cancelling an order releases its authorization', async () => {
    const order = await placeOrder('klarna');
    const token = klarna().authorize(await begin(order, 'klarna'));
    expect((await cancel(order)).code).toBe(200);
    await expect
      .poll(() => klarna().calls.map(({ method, path }) => `${method} ${path}`))
      .toContain(`DELETE /payments/v1/authorizations/${token}`);
    expect(await placeKlarnaOrder(order, token)).toEqual(failed(409, 'declined'));
  });

  test('a Klarna order whose number was lost is placed once, and is flagged for staff', async () => {
    const order = await placeOrder('klarna');
    const token = klarna().authorize(await begin(order, 'klarna'));
    klarna().failNext(/POST .*order$/, 'lost answer');
    expect((await placeKlarnaOrder(order, token)).code).toBe(200);
    expect((await placeKlarnaOrder(order, token)).code).toBe(200);
    await expectUnderReview(order);
    expect([...klarna().orders.values()].filter((one) => one.merchant_reference2 === order.uuid)).toHaveLength(1);
  });
});

test('an expiring order is first looked up at its provider: an approval is captured, and a capture kept', {
  timeout: 240_000,
}, async () => {
  const names = ['charged', 'agreed', 'klarna', 'nothing'] as const;
  const [charged, agreed, credit, nothing] = await Promise.all(
    names.map((name) => placeOrder(name === 'klarna' ? 'klarna' : 'paypal')),
  );
  if (!charged || !agreed || !credit || !nothing) throw new Error('Four orders were placed.');
  const { express, id: expressId } = await makeExpressCalls(paypal).agree();
  const fromCart = await placeOrder('paypal', { express });
  for (const order of [charged, agreed]) paypal().approve(await begin(order, 'paypal'));
  klarna().authorize(await begin(credit, 'klarna'));
  await begin(nothing, 'paypal');
  paypal().failNext(/capture$/, 'lost answer');
  paypal().failNext(/GET .*orders/, 'slow answer');
  paypal().failNext(/GET .*orders/, 'refusal');
  const chargedId = (await readOrder(charged)).provider_order_id ?? '';
  expect(await capturePayPal(charged, chargedId)).toEqual(failed(503, 'away'));
  const past = new Date(Date.now() - 60_000).toISOString();
  for (const order of [charged, agreed, credit, nothing, fromCart]) await changeOrder(order, { date_expires: past });
  await expect
    .poll(async () => (await readOrder(nothing)).status, { timeout: 150_000, interval: 2_000 })
    .toBe('cancelled');
  await expect.poll(async () => (await readOrder(credit)).payment_status, { timeout: 30_000 }).toBe('paid');
  await expectPaid(charged, 'paypal');
  await expectPaid(agreed, 'paypal');
  await expectPaid(credit, 'klarna');
  await expect.poll(async () => (await readOrder(fromCart)).payment_status, { timeout: 30_000 }).toBe('paid');
  await expectPaid(fromCart, 'paypal');
  expect(paypal().orders.get(expressId)?.purchase_units[0]?.custom_id).toBe(fromCart.uuid);
});

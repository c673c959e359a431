import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeExpressCalls } from '../express-calls.ts';
import { openPaymentServers } from '../open-payment-servers.ts';
import { call, makeClient, tooMany } from '../order-api-calls.ts';
import {
  beginPayPal,
  cancel,
  capturePayPal,
  expectPaid,
  failed,
  makeOrderBody,
  type Placed,
  placeOrder,
  readOrder,
  total,
} from '../payment-calls.ts';
import { getExperience, somePayer } from '../paypal-server.ts';

const { paypal } = openPaymentServers();

const { makeCart, begin, readBack, agree } = makeExpressCalls(paypal);
const declined = failed(409, 'declined');
const toId = (token: string) => token.split('.')[0] ?? '';

const capturesOf = (id: string) => paypal().orders.get(id)?.purchase_units[0]?.payments?.captures ?? [];

async function expectUncharged(order: Placed, id: string) {
  const { payment_status, payments } = await readOrder(order);
  expect({ payment_status, captures: capturesOf(id) }).toEqual({ payment_status: 'pending', captures: [] });
  expect(payments.filter(({ status }) => status === 'captured')).toEqual([]);
}

test('an Express start prices the cart on the server, asks PayPal for the address, and returns to checkout or cart', async () => {
  const { id, url } = await begin({ language: 'fr', present_wrap: true });
  expect(url).toBe(paypal().payerPage(id));
  const order = paypal().orders.get(id);
  // What the cart says: the cloth, its postage and the wrapping.
  expect(order?.purchase_units[0]?.amount).toMatchObject({ value: expect.stringMatching(/^\d+\.\d\d$/) });
  expect(Number(order?.purchase_units[0]?.amount.value)).toBeGreaterThan(total / 100);
  expect(getExperience(order ?? {})).toMatchObject({
    ...{ shipping_preference: 'GET_FROM_FILE', user_action: 'CONTINUE', locale: 'fr-FR' },
    return_url: expect.stringMatching(/^http.*\/fr\/boutique\/commande\?paypal=approved$/),
    cancel_url: expect.stringMatching(/^http.*\/fr\/boutique\/panier\?paypal=cancelled$/),
  });
});

test('a repeated start creates one PayPal order', async () => {
  const id = randomUUID();
  expect((await begin({ id })).id).toBe((await begin({ id })).id);
});

test('an approval is readable only by the browser that started it, after PayPal’s redirect', async () => {
  const { token, id } = await begin();
  expect(await readBack(token)).toEqual(declined);
  paypal().approve(id);
  expect(await readBack(token, { payer: 'SOMEBODYELSE' })).toEqual(declined);
  expect(await readBack(token, { project: 'other.example' })).toEqual(declined);
  const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect(await readBack(forged)).toEqual(declined);
  expect((await readBack('AAAA')).code).toBe(400);
  const { code, answer } = await readBack(token);
  expect({ code, answer }).toMatchObject({
    code: 200,
    answer: {
      ...{ status: 'ok', account: 'z***@muster.example', email: somePayer.email, phone: '01713920012' },
      address: {
        ...{ first_name: 'Zoë', last_name: 'Brandt-Keßler', street: 'Hafenweg 7 b', zip_code: '20457' },
        ...{ city: 'Hamburg', country: 'DE' },
      },
    },
  });
});

test('an order is paid once, by its earlier approval and at its own price', async () => {
  // In the cart nobody knew that it would be collected.
  const { express, id } = await agree();
  const body = makeOrderBody('paypal', { express, shipping_address: { ...address, city: 'Altona' } });
  const order = await placeOrder('paypal', body);
  const { answer: again } = await call('order', body);
  expect(again.order).toMatchObject({ uuid: order.uuid });
  await expectUncharged(order, id);
  const answers = await Promise.all([capturePayPal(order, id), capturePayPal(order, id)]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect(capturesOf(id)).toHaveLength(1);
  expect(paypal().orders.get(id)?.purchase_units[0]).toMatchObject({
    ...{ custom_id: order.uuid, invoice_id: expect.stringContaining(order.number) },
    ...{ amount: { value: (total / 100).toFixed(2) }, shipping: { address: { admin_area_2: 'Altona' } } },
  });
  await expectPaid(order, 'paypal');
});

test('an order cheaper than its approval is charged its own price', async () => {
  const { express, id } = await agree({ present_wrap: true });
  const order = await placeOrder('paypal', { express });
  expect((await capturePayPal(order, id)).code).toBe(200);
  expect(capturesOf(id)[0]?.amount).toMatchObject({ value: (total / 100).toFixed(2) });
});

test('one approval pays for one order: the first of two is cancelled', async () => {
  const { token, express, id } = await agree();
  const placed = await Promise.all([placeOrder('paypal', { express }), placeOrder('paypal', { express })]);
  const rows = await Promise.all(placed.map(readOrder));
  const given = rows.findIndex(({ status }) => status === 'cancelled');
  expect(rows[given]).toMatchObject({ payment_status: 'failed', provider_order_id: null });
  expect(rows[1 - given]).toMatchObject({ status: 'new', payment_status: 'pending', provider_order_id: id });
  const answers = await Promise.all(placed.map((order) => capturePayPal(order, id)));
  expect([answers[given]?.code, answers[1 - given]?.code]).toEqual([409, 200]);
  expect(capturesOf(id)).toHaveLength(1);
  // Whose name it was is not told once more.
  expect(await readBack(token)).toEqual(declined);
});

test('an order whose response was lost gives way to its replacement, which alone is charged', async () => {
  const lines = [{ product: 610, variant: null, personalization: {}, count: 2 }];
  const { express, id } = await agree({ lines });
  const lost = await placeOrder('paypal', { express });
  const order = await placeOrder('paypal', { express, lines, accepted_total_cents: total + 1250 });
  expect(await capturePayPal(lost, id)).toEqual(failed(409, 'mismatch'));
  paypal().failNext(/capture$/, 'refusal');
  expect(await capturePayPal(order, id)).toEqual(failed(503, 'away'));
  // Money is under way: whatever comes next is answered with what it is for.
  const { answer } = await call('order', makeOrderBody('paypal', { express }));
  expect(answer.order).toMatchObject({ uuid: order.uuid, payment_status: 'pending' });
  expect((await capturePayPal(order, id)).code).toBe(200);
  expect(capturesOf(id)).toMatchObject([{ amount: { value: ((total + 1250) / 100).toFixed(2) } }]);
  await expectPaid(order, 'paypal');
  expect((await readOrder(lost)).events.map(({ kind }) => kind)).toContain('cancelled');
});

test('an approval that has paid an order returns that order: nobody is charged twice', async () => {
  const { express, id } = await agree();
  const first = await placeOrder('paypal', { express });
  expect((await capturePayPal(first, id)).code).toBe(200);
  expect(await readBack(express)).toEqual(declined);
  for (const method of ['paypal', 'klarna'] as const) {
    const { code, answer } = await call('order', makeOrderBody(method, { express }));
    expect({ code, answer }).toMatchObject({
      code: 200,
      answer: { order: { uuid: first.uuid, payment_status: 'paid' } },
    });
  }
  expect(capturesOf(id)).toHaveLength(1);
});

test('an approval refused for one order pays for no other, which is paid in the usual way', async () => {
  const { express, id } = await agree();
  const first = await placeOrder('paypal', { express });
  paypal().captures = 'decline';
  expect(await capturePayPal(first, id)).toEqual(declined);
  paypal().captures = 'complete';
  const next = await placeOrder('paypal', { express });
  expect([await readOrder(first), await readOrder(next)]).toMatchObject([
    { status: 'cancelled', payment_status: 'failed' },
    { status: 'new', provider_order_id: null },
  ]);
  const other = String((await beginPayPal(next)).answer.paypal_order_id);
  paypal().approve(other);
  expect((await capturePayPal(next, other)).code).toBe(200);
  expect([capturesOf(id).length, capturesOf(other).length]).toEqual([0, 1]);
});

test('an unapproved, expired or foreign approval pays for nothing', async () => {
  const { token, id } = await begin();
  paypal().approve(id);
  const { express } = await agree();
  const [paypalId = '', time = '', payer = '', mac = ''] = express.split('.');
  const old = [paypalId, (Number.parseInt(time, 36) - 3 * 3_600_000).toString(36), payer, mac].join('.');
  for (const wrong of [token, old]) {
    const order = await placeOrder('paypal', { express: wrong });
    expect((await readOrder(order)).provider_order_id).toBeNull();
    expect(await capturePayPal(order, toId(wrong))).toEqual(failed(409, 'mismatch'));
  }
  expect((await call('order', makeOrderBody('paypal', { express: 'x' }))).code).toBe(400);
  // Another way to pay asks nothing of PayPal.
  const { answer } = await call('order', { ...makeOrderBody('paypal', { express }), payment_method: 1 });
  expect((await readOrder(answer.order as Placed)).provider_order_id).toBeNull();
});

test('an approval by another payer afterwards is not accepted', async () => {
  const { express, id } = await agree();
  const order = await placeOrder('paypal', { express });
  paypal().approve(id, { ...somePayer, payerId: 'ANOTHERPAYER1', email: 'other@muster.example' });
  expect(await capturePayPal(order, id)).toEqual(declined);
  await expectUncharged(order, id);
});

for (const [name, amounts] of [
  ['more than was agreed to', 'open'],
  ['an amount that may not change', 'fixed'],
  ['an amount that PayPal asks about', 'asks'],
] as const) {
  test(`${name} requires another approval, for the same order`, async () => {
    // Nobody sends to Japan, so postage was not part of what was agreed to.
    const { express, id } = await agree({ country: 'JP' });
    const order = await placeOrder('paypal', { express });
    paypal().amounts = amounts;
    expect(await capturePayPal(order, id)).toEqual(declined);
    await expectUncharged(order, id);
    const { answer } = await beginPayPal(order);
    const next = String(answer.paypal_order_id);
    expect(next).not.toBe(id);
    paypal().approve(next);
    expect((await capturePayPal(order, next)).code).toBe(200);
    expect((await readOrder(order)).payment_status).toBe('paid');
    expect(capturesOf(id)).toEqual([]);
  });
}

test('a refused funding source is replaced by another, and an approval unknown to PayPal is renewed', async () => {
  const { express, id } = await agree();
  const order = await placeOrder('paypal', { express });
  paypal().captures = 'decline';
  expect(await capturePayPal(order, id)).toEqual(declined);
  paypal().captures = 'complete';
  const next = String((await beginPayPal(order)).answer.paypal_order_id);
  paypal().approve(next);
  expect((await capturePayPal(order, next)).code).toBe(200);
  expect([capturesOf(id).length, capturesOf(next).length]).toEqual([0, 1]);

  const late = await agree();
  const forgotten = await placeOrder('paypal', { express: late.express });
  paypal().orders.delete(late.id);
  expect(await capturePayPal(forgotten, late.id)).toEqual(declined);
  expect((await beginPayPal(forgotten)).answer.paypal_order_id).not.toBe(late.id);
});

for (const lost of [/PATCH/, /capture$/]) {
  test(`a lost response to ${lost} leaves the order paid once`, async () => {
    const { express, id } = await agree();
    const order = await placeOrder('paypal', { express });
    paypal().failNext(lost, 'lost answer');
    const { code } = await capturePayPal(order, id);
    if (code === 503) expect((await capturePayPal(order, id)).code).toBe(200);
    expect(capturesOf(id)).toHaveLength(1);
    await expectPaid(order, 'paypal');
  });
}

test('a cancelled order is not charged, even with an approval', async () => {
  const { express, id } = await agree();
  const order = await placeOrder('paypal', { express });
  expect((await cancel(order)).code).toBe(200);
  expect(await capturePayPal(order, id)).toEqual(declined);
  expect(paypal().orders.get(id)?.status).toBe('APPROVED');
});

test('the quote offers Express, and an unavailable cart cannot start it', async () => {
  const quote = { ...makeCart(), payment_method: null, shipping_method: null };
  expect((await call('quote', quote)).answer.paypal_express).toBe(true);
  const gone = [{ product: 999_999, variant: null, personalization: {}, count: 1 }];
  expect((await call('paypal/express', makeCart({ lines: gone }))).answer).toMatchObject({ reason: 'changed' });
  expect((await call('paypal/express', makeCart({ lines: [] }))).code).toBe(400);
});

test('PayPal being unavailable is reported, and one client is limited to twenty starts an hour', async () => {
  const client = makeClient();
  paypal().failNext(/POST \/v2\/checkout\/orders$/, 'refusal');
  expect(await call('paypal/express', makeCart({ client }))).toEqual(failed(503, 'away'));
  for (let count = 1; count < 20; count += 1) await begin({ client });
  expect(await call('paypal/express', makeCart({ client }))).toEqual(tooMany);
  await begin();
});

const address = {
  ...{ first_name: 'Zoë', last_name: 'Brandt-Keßler', company: '', street: 'Hafenweg', house_number: '7 b' },
  ...{ addition: '', zip_code: '20457', city: 'Hamburg', country: 'DE' },
};

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoWindows } from '../../scripts/demo-payments/demo-windows.ts';
import { openPaymentServers } from '../open-payment-servers.ts';
import {
  begin,
  beginKlarna,
  beginPayPal,
  capturePayPal,
  expectPaid,
  expectUnpaid,
  failed,
  placeKlarnaOrder,
  placeOrder,
  readOrder,
} from '../payment-calls.ts';

const { paypal, klarna } = openPaymentServers();

let windows: Awaited<ReturnType<typeof startDemoWindows>>;
beforeAll(async () => {
  windows = await startDemoWindows({ paypal: paypal(), klarna: klarna() });
});
afterAll(() => windows.stop());

/** What the buttons of a window do. */
async function decide(path: string, origin = windows.url) {
  const response = await fetch(windows.url + path, { method: 'POST', headers: { origin } });
  return { code: response.status, token: response.ok ? ((await response.json()) as { token: string }).token : '' };
}

const readWindow = async (path: string) => (await fetch(windows.url + path)).text();

test('an order is paid in the demo PayPal window after a decline', async () => {
  const order = await placeOrder('paypal');
  const id = await begin(order, 'paypal');
  expect(await readWindow(`/paypal/${id}?language=de`)).toContain('<strong>19,40\u00a0€</strong>');
  await decide(`/paypal/${id}/decline`);
  expect(await capturePayPal(order, id)).toEqual(failed(409, 'declined'));
  await expectUnpaid(order);
  await decide(`/paypal/${id}/pay`);
  expect((await capturePayPal(order, id)).code).toBe(200);
  await expectPaid(order, 'paypal');
});

test('a card passes demo 3-D Secure after a failure', async () => {
  const order = await placeOrder('paypal');
  const beginCard = async () => String((await beginPayPal(order, { source: 'card' })).answer.paypal_order_id);
  const refused = await beginCard();
  const bank = await readWindow(`/paypal/${refused}?language=de`);
  expect(bank).toContain('<h1>Demo-Bank</h1>');
  expect(bank).toContain('Ihre Bank fragt nach');
  expect(bank).toContain('Ja, Zahlung bestätigen');
  await decide(`/paypal/${refused}/decline`);
  expect(await capturePayPal(order, refused)).toEqual(failed(409, 'declined'));
  await expectUnpaid(order);
  const recognized = await beginCard();
  await decide(`/paypal/${recognized}/pay`);
  expect((await capturePayPal(order, recognized)).code).toBe(200);
  const { payment_status, payments } = await readOrder(order);
  expect([payment_status, payments.map(({ status }) => status).sort()]).toEqual(['paid', ['captured', 'refused']]);
});

test('an order is paid in the demo Klarna window after a decline', async () => {
  const order = await placeOrder('klarna');
  const { answer } = await beginKlarna(order);
  const path = `/klarna/${answer.client_token}`;
  expect(await readWindow(`${path}?language=en`)).toContain('<strong>€19.40</strong>');
  expect(await placeKlarnaOrder(order, (await decide(`${path}/decline`)).token)).toEqual(failed(409, 'declined'));
  await expectUnpaid(order);
  expect((await placeKlarnaOrder(order, (await decide(`${path}/pay`)).token)).code).toBe(200);
  await expectPaid(order, 'klarna');
});

test('a cross-site request cannot decide a payment, and an unknown payment has no window', async () => {
  const order = await placeOrder('paypal');
  const id = await begin(order, 'paypal');
  expect((await decide(`/paypal/${id}/pay`, 'http://evil.example')).code).toBe(403);
  expect(await capturePayPal(order, id)).toEqual(failed(409, 'declined'));
  expect(
    await Promise.all(['/paypal/AAAA/pay', '/klarna/x/pay', '/paypal/../pay', '/'].map((path) => decide(path))),
  ).toEqual(Array(4).fill({ code: 404, token: '' }));
});

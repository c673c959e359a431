import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KlarnaServer, startKlarnaServer } from '../../../../../tests/klarna-server.ts';
import { expireOrders } from '../../orders/order-stock.ts';
import { checkBeforeExpiry } from '../query-provider.ts';
import { createTestShop, inMinutes, orderAccess } from '../shop-fixture.ts';
import { openKlarnaSession } from './open-klarna-session.ts';
import { confirmKlarnaPayment } from './settle-klarna.ts';

let klarna: KlarnaServer;
beforeAll(async () => {
  klarna = await startKlarnaServer();
});
beforeEach(() => {
  klarna.fraudStatus = 'ACCEPTED';
});
afterAll(() => klarna.stop());

/** An order with an approved Klarna session. */
async function agree(language: 'de' | 'en' | 'fr' = 'de') {
  klarna.orders.clear();
  const shop = createTestShop({ klarna: klarna.url });
  shop.order.language = language;
  await openKlarnaSession(shop.context, orderAccess);
  const session = (await shop.read()).provider_order_id ?? '';
  const authorization_token = klarna.authorize(session);
  const { uuid, ...caller } = orderAccess;
  const take = () => confirmKlarnaPayment(shop.context, { ...caller, order_uuid: uuid, authorization_token });
  const ask = async () => checkBeforeExpiry(shop.context, await shop.read());
  return { ...shop, session, take, ask };
}

const ok = (payment_status: string) => ({ code: 200, body: { status: 'ok', order: { payment_status } } });
const mails = ['Ihre Bestellung 2027-000123 bei Vierlinden', 'Neue Bestellung 2027-000123'];

test('leaves an order with a lost Klarna id to staff', async () => {
  const { readKinds, readSubjects, session, take, ask } = await agree();
  klarna.failNext(/POST .*order$/, 'lost answer');
  expect(await take()).toMatchObject(ok('pending'));
  expect(await take()).toMatchObject(ok('pending'));
  // Klarna's session expires long before the stock is released.
  klarna.sessions.delete(session);
  expect(await ask()).toBe(false);
  expect(readKinds()).toEqual(['payment_created', 'payment_approved']);
  expect(readSubjects()).toEqual(mails);
});

test('notifies shopper and shop once of a review, and once of its success', async () => {
  const { tables, readSubjects, take } = await agree();
  klarna.fraudStatus = 'PENDING';
  expect(await take()).toMatchObject(ok('pending'));
  expect(await take()).toMatchObject(ok('pending'));
  expect(readSubjects()).toEqual(mails);
  expect(tables.mail?.[0]?.text).toContain('Ihre Zahlung wird noch geprüft');
  expect(tables.mail?.[1]?.text).toContain('wird vom Zahlungsdienst noch geprüft');
  for (const placed of klarna.orders.values()) placed.fraud_status = 'ACCEPTED';
  expect(await take()).toMatchObject(ok('paid'));
  expect(readSubjects()).toEqual([...mails, ...mails]);
  expect(tables.mail?.[2]?.text).toContain('Klarna hat Ihre Zahlung bestätigt');
});

test.each([
  ['de', 'wird nicht ausgeführt'],
  ['en', 'will not be carried out'],
  ['fr', 'ne sera pas exécutée'],
] as const)('announces the end of an order that was confirmed as received (%s)', async (language, words) => {
  const { context, order, product, readSubjects, take, ask } = await agree(language);
  klarna.fraudStatus = 'PENDING';
  await take();
  for (const placed of klarna.orders.values()) placed.fraud_status = 'REJECTED';
  expect(await ask()).toBe(true);
  await expireOrders(context, new Date(Date.now() + 1000), checkBeforeExpiry);
  expect(order).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
  expect(product.stock).toBe(5);
  expect(readSubjects()).toHaveLength(3);
  expect(readSubjects()[2]).toContain(words);
});

test('lets an order with an expired session expire without a mail', async () => {
  const { context, order, session, readKinds, readSubjects } = await agree();
  klarna.sessions.delete(session);
  order.date_expires = inMinutes(-1);
  await expireOrders(context, new Date(), checkBeforeExpiry);
  expect(order).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
  expect(readKinds()).toEqual(['payment_created', 'expired']);
  expect(readSubjects()).toEqual([]);
});

test('tells staff once of a possible charge whose session has expired', async () => {
  const { session, readKinds, take, ask } = await agree();
  klarna.failNext(/POST .*order$/, 'refusal');
  expect((await take()).code).toBe(503);
  klarna.sessions.delete(session);
  expect(await ask()).toBe(true);
  expect(await ask()).toBe(true);
  expect(readKinds()).toEqual(['payment_created', 'payment_failed']);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KlarnaServer, klarnaAccount, startKlarnaServer } from '../../../../../tests/klarna-server.ts';
import { findText, ProviderUnavailable } from '../call-provider.ts';
import { makePayableOrder } from '../payable-order-fixture.ts';
import { getKlarnaLocale, getKlarnaOrderState, getKlarnaSessionState, writeKlarnaOrder } from './klarna-order.ts';
import { type KlarnaApi, openKlarna } from './settle-klarna.ts';

let server: KlarnaServer;
let klarna: KlarnaApi;
beforeAll(async () => {
  server = await startKlarnaServer();
  klarna = openKlarna({ url: server.url, ...klarnaAccount });
});
afterAll(() => server.stop());

const begin = async (order = makePayableOrder()) => {
  const answer = await klarna.createSession(writeKlarnaOrder(order));
  return { answer, order, id: findText(answer.body, 'session_id') ?? '' };
};

describe('Klarna', () => {
  test('accepts our orders with lines, tax and addresses', async () => {
    const { answer, id, order } = await begin();
    expect(answer.code).toBe(200);
    expect(findText(answer.body, 'client_token')).toBeTruthy();
    expect(getKlarnaSessionState((await klarna.readSession(id)).body, order).state).toBe('open');
  });

  test('gets the same VAT per line as the invoice', async () => {
    const body = writeKlarnaOrder(
      makePayableOrder({
        lines: [{ name: 'Book', reference: 'B', count: 3, price: 999, taxPercent: 7 }],
        shipping: 0,
        wrap: 0,
        total: 2997,
      }),
    );
    expect(body.order_lines).toHaveLength(1);
    expect(body.order_lines[0]).toMatchObject({ tax_rate: 700, total_amount: 2997, total_tax_amount: 196 });
    expect((await klarna.createSession(body)).code).toBe(200);
  });

  test('rejects amounts that do not add up', async () => {
    expect((await begin(makePayableOrder({ total: 1 }))).answer.code).toBe(400);
  });

  test('places an approved order once', async () => {
    const { id, order } = await begin();
    const token = server.authorize(id);
    const placed = await klarna.placeOrder(token, writeKlarnaOrder(order));
    const orderId = findText(placed.body, 'order_id') ?? '';
    expect(getKlarnaOrderState((await klarna.readOrder(orderId)).body, orderId, order)).toBe('paid');
    expect((await klarna.placeOrder(token, writeKlarnaOrder(order))).code).toBe(404);
    expect(getKlarnaSessionState((await klarna.readSession(id)).body, order).state).toBe('placed');
  });

  test('rejects an order that differs from the approved one', async () => {
    const { id } = await begin();
    const dearer = makePayableOrder({ shipping: 1690, total: makePayableOrder().total + 1000 });
    expect((await klarna.placeOrder(server.authorize(id), writeKlarnaOrder(dearer))).code).toBe(400);
  });

  test('drops an authorization that is released', async () => {
    const { id, order } = await begin();
    const token = server.authorize(id);
    expect((await klarna.releaseAuthorization(token)).code).toBe(204);
    expect((await klarna.placeOrder(token, writeKlarnaOrder(order))).code).toBe(404);
  });

  test('counts as unavailable if it rejects our credentials or its response is lost', async () => {
    const stranger = openKlarna({ url: server.url, ...klarnaAccount, password: 'wrong' });
    await expect(stranger.readSession('any')).rejects.toThrow(ProviderUnavailable);
    server.failNext(/POST .*sessions/, 'lost answer');
    await expect(begin()).rejects.toThrow(ProviderUnavailable);
  });

  test("uses the shopper's language if supported", () => {
    expect(getKlarnaLocale('de', 'DE')).toBe('de-DE');
    expect(getKlarnaLocale('fr', 'DE')).toBe('en-DE');
    expect(getKlarnaLocale('fr', 'FR')).toBe('fr-FR');
    expect(getKlarnaLocale('de', 'NL')).toBe('en-NL');
  });
});

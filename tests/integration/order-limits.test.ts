import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { callAt, cms, makeClient, tooMany } from '../order-api-calls.ts';
import {
  findOrders,
  getStock,
  makeLine,
  makeOrder,
  post,
  project,
  restoreStock,
  setStock,
} from '../orders-api-calls.ts';

afterAll(restoreStock);

const tooManyUnpaid = { code: 429, answer: { status: 'failed', reason: 'too_many_unpaid' } };
const ok = { code: 200, answer: { status: 'ok' } };

/** Of the sizes 20710 to 20712, which no other test buys. */
const priceCents = 133_000;

/** An order of several rings of one size. */
const makeRings = (variant: number, count: number, changes: object = {}) =>
  makeOrder(variant, {
    ...{ lines: [makeLine(variant, { count })], accepted_total_cents: priceCents * count + 690 },
    ...changes,
  });

type Placed = Awaited<ReturnType<typeof post>>;

const settle = async (id: string, changes: object) => {
  const [row] = await findOrders(id);
  await cms.patch(`/items/ecommerce_order/${row?.id}`, changes);
};

test('an office behind one IP address is limited in unpaid orders only', async () => {
  await setStock(20710, 60);
  const client = makeClient();
  const order = () => makeRings(20710, 1, { client, network: makeClient() });
  for (let count = 0; count < 3; count += 1) {
    const paid = order();
    expect(await post('order', paid)).toMatchObject(ok);
    await settle(paid.id, { payment_status: 'paid', status: 'paid' });
  }
  const unpaid = Array.from({ length: 25 }, order);
  for (const one of unpaid) expect(await post('order', one)).toMatchObject(ok);
  const refused = order();
  expect(await post('order', refused)).toMatchObject(tooManyUnpaid);
  expect(await findOrders(refused.id)).toEqual([]);
  expect(await getStock(20710)).toBe(60 - 28);
  // The key of an order that stands gets its answer over the limit, and the refused one is as good as before.
  const [first] = unpaid;
  expect(await post('order', first)).toMatchObject({ ...ok, isReplayed: true });
  await settle(first?.id ?? '', { status: 'in_progress' });
  expect(await post('order', refused)).toMatchObject({ ...ok, isReplayed: false });
  // Cancelled by staff, it holds nothing back either.
  expect(await post('order', order())).toMatchObject(tooManyUnpaid);
  await settle(refused.id, { status: 'cancelled' });
  expect(await post('order', order())).toMatchObject(ok);
  // Whoever pays at once is not kept from it by others behind the same address.
  expect(await post('order', order())).toMatchObject(tooManyUnpaid);
  expect(await post('order', makeRings(20710, 1, { client, payment_method: 4 }))).toMatchObject(ok);
});

test('one network cannot reserve all stock with unpaid orders, whatever addresses it uses', async () => {
  await setStock(20711, 300);
  const network = makeClient();
  const one = makeClient();
  expect(await post('order', makeRings(20711, 51, { network, client: one }))).toMatchObject(tooManyUnpaid);
  expect(await post('order', makeRings(20711, 50, { network, client: one }))).toMatchObject(ok);
  expect(await post('order', makeRings(20711, 1, { network, client: one }))).toMatchObject(tooManyUnpaid);
  for (let index = 0; index < 3; index += 1) {
    expect(await post('order', makeRings(20711, 50, { network }))).toMatchObject(ok);
  }
  expect(await post('order', makeRings(20711, 1, { network }))).toMatchObject(tooManyUnpaid);
  expect(await getStock(20711)).toBe(100);
  // Nobody else is kept from buying.
  expect(await post('order', makeRings(20711, 1))).toMatchObject(ok);
});

test('an order pending at PayPal counts until it is paid or cancelled', async () => {
  await setStock(20712, 60);
  const sender = { client: makeClient(), network: makeClient() };
  const order = () => makeRings(20712, 30, { ...sender, payment_method: 4 });
  const placed: Placed = await post('order', order());
  expect(placed).toMatchObject(ok);
  expect(await post('order', order())).toMatchObject(tooManyUnpaid);
  const { uuid, token } = placed.answer.order ?? {};
  expect(await post('order/cancel', { project, language: 'de', uuid, token })).toMatchObject(ok);
  expect(await post('order', order())).toMatchObject(ok);
});

test('a client is limited to sixty refused orders an hour, and the idempotency key of an open order still works', async () => {
  await setStock(20710, 3);
  const sender = { client: makeClient(), network: makeClient() };
  const placed = makeRings(20710, 1, sender);
  expect(await post('order', placed)).toMatchObject(ok);
  const forged = () => makeRings(20710, 1, { ...sender, accepted_total_cents: 1 });
  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push((await post('order', forged())).code);
  expect(answers).toEqual([...Array.from({ length: 60 }, () => 409), 429]);
  expect(await post('order', makeRings(20710, 1, sender))).toMatchObject(tooMany);
  expect(await post('order', placed)).toMatchObject({ ...ok, isReplayed: true });
  // Another client of the network orders on.
  expect(await post('order', makeRings(20710, 1, { ...sender, client: makeClient() }))).toMatchObject(ok);
});

test('a contact message is accepted while four hundred others are pending', async () => {
  const send = (client: string) => {
    const body = {
      ...{ project, language: 'de', id: randomUUID(), isSpam: true, client },
      ...{ name: 'Zoë', email: `zoe.${randomUUID()}@muster.example`, message: randomUUID() },
    };
    return callAt('/messages/contact', body);
  };
  const answered: string[] = [];
  const busy = Array.from({ length: 8 }, makeClient);
  const others = Array.from({ length: 400 }, (_, index) =>
    send(busy[index % busy.length] ?? '').then(({ code }) => answered.push(`${code}`)),
  );
  await Promise.race(others);
  const own = await send(makeClient());
  expect(own.code).toBe(200);
  const before = answered.length;
  await Promise.all(others);
  expect(before).toBeLessThan(answered.length / 2);
});

import { afterAll, expect, test } from 'vitest';
import { createRandomSource, mutate } from '../mutate.ts';
import { cms, leftOver } from '../order-api-calls.ts';
import { falsifyToken } from '../order-fixtures.ts';
import {
  findOrders,
  getStock,
  makeLine,
  makeOrder,
  type OrderRow,
  post,
  priceOf,
  project,
  restoreStock,
  setStock,
} from '../orders-api-calls.ts';

afterAll(async () => {
  await restoreStock();
  for (const path of leftOver) await cms.delete(path).catch(() => undefined);
});

const unknown = { code: 404, answer: { status: 'failed', reason: 'unknown' } };

test('an online order awaits payment, and returns its stock when cancelled', async () => {
  await setStock(20301, 2);
  const order = makeOrder(20301, { payment_method: 4 });
  const { answer } = await post('order', order);
  expect(answer).toMatchObject({ order: { payment_status: 'pending', payment_method: { id: 4, key: 'paypal' } } });
  const [row] = await findOrders(order.id);
  expect(row).toMatchObject({ status: 'new', payment_status: 'pending', mails: [], payments: [] });
  expect(new Date(row?.date_expires ?? 0).getTime()).toBeGreaterThan(Date.now() + 20 * 60_000);
  expect(await getStock(20301)).toBe(1);

  const { uuid, token } = answer.order ?? {};
  const own = { project, language: 'de', uuid, token };
  expect(await post('order/cancel', { ...own, token: falsifyToken(`${token}`) })).toMatchObject(unknown);
  const cancelled = await Promise.all([1, 2, 3].map(() => post('order/cancel', own)));
  for (const one of cancelled) expect(one).toMatchObject({ code: 200, answer: { status: 'ok' } });
  expect(await getStock(20301)).toBe(2);
  const [after] = await findOrders(order.id);
  expect(after).toMatchObject({ status: 'cancelled', payment_status: 'failed', mails: [] });
  expect(after?.events.map(({ kind }) => kind)).toEqual(['placed', 'cancelled']);
});

test('an unpaid online order is cancelled when its time is up', async () => {
  await setStock(20302, 1);
  const order = makeOrder(20302, { payment_method: 4 });
  expect((await post('order', order)).code).toBe(200);
  const [row] = await findOrders(order.id);
  const past = new Date(Date.now() - 1000).toISOString();
  await cms.patch(`/items/ecommerce_order/${row?.id}`, { date_expires: past });
  const find = async (): Promise<OrderRow | undefined> => (await findOrders(order.id))[0];
  await expect.poll(async () => (await find())?.status, { timeout: 90_000 }).toBe('cancelled');
  expect((await find())?.events.map(({ kind }) => kind)).toContain('expired');
  expect(await getStock(20302)).toBe(1);
});

test('a shipment is mailed once, with tracking number and order link', async () => {
  await setStock(20303, 1);
  const order = makeOrder(20303);
  expect((await post('order', order)).code).toBe(200);
  const [row] = await findOrders(order.id);
  const path = `/items/ecommerce_order/${row?.id}`;
  const find = async () =>
    (await findOrders(order.id))[0]?.mails.filter(({ text }) => text.includes('00340434161094015902')) ?? [];
  await cms.patch(path, { status: 'shipped', payment_status: 'paid', tracking: '00340434161094015902' });
  await expect.poll(find).toHaveLength(1);
  await cms.patch(path, { status: 'in_progress' });
  await cms.patch(path, { status: 'shipped' });
  await expect.poll(async () => (await findOrders(order.id))[0]?.events.length).toBeGreaterThanOrEqual(6);
  expect(await find()).toMatchObject([{ recipient: 'visitor', to: order.email }]);
});

test('a cancellation by staff returns the stock once, and the history names who did it', async () => {
  await setStock(20308, 1);
  const order = makeOrder(20308, { accepted_total_cents: 185_690 });
  await post('order', order);
  const [row] = await findOrders(order.id);
  const path = `/items/ecommerce_order/${row?.id}`;
  await cms.patch(path, { status: 'in_progress', notes: 'Ruft zurück.' });
  for (const status of ['cancelled', 'new', 'cancelled']) await cms.patch(path, { status });
  const history = async () =>
    (
      await cms.get<{ kind: string; text: string; user: string | null }[]>(
        `/items/ecommerce_order_event?filter[order][_eq]=${row?.id}&filter[kind][_eq]=status_changed&sort=id`,
      )
    ).map(({ text, user }) => [text, user === null]);
  await expect.poll(history).toEqual([
    ['Neu → In Arbeit', false],
    ['In Arbeit → Storniert', false],
    ['Storniert → Neu', false],
    ['Neu → Storniert', false],
  ]);
  await expect.poll(() => getStock(20308)).toBe(1);
  // Reopened, the order takes its stock again.
  await cms.patch(path, { status: 'in_progress' });
  await expect.poll(() => getStock(20308)).toBe(0);
});

test('an order without its prepayment is neither sent nor handed over, and staff read why', async () => {
  await setStock(20304, 1);
  const order = makeOrder(20304);
  await post('order', order);
  const find = async () => (await findOrders(order.id))[0];
  const path = `/items/ecommerce_order/${(await find())?.id}`;
  for (const status of ['shipped', 'collected']) {
    await expect(cms.patch(path, { status })).rejects.toThrow('ist nicht bezahlt: das Geld ist noch nicht da');
  }
  expect(await find()).toMatchObject({ status: 'new', payment_status: 'open' });
  await cms.patch(path, { payment_status: 'paid' });
  expect(await find()).toMatchObject({ status: 'paid', payment_status: 'paid' });
  await cms.patch(path, { status: 'shipped' });
  expect(await find()).toMatchObject({ status: 'shipped', payment_status: 'paid' });
});

test('an order that staff mark as „Bezahlt“ is paid, and to be refunded when it is cancelled', async () => {
  await setStock(20304, 1);
  const order = makeOrder(20304);
  const { uuid, token } = (await post('order', order)).answer.order ?? {};
  const find = async () => (await findOrders(order.id))[0];
  const path = `/items/ecommerce_order/${(await find())?.id}`;
  const history = async () =>
    (
      await cms.get<{ kind: string; text: string }[]>(
        `/items/ecommerce_order_event?filter[order][_eq]=${(await find())?.id}&sort=id&fields=kind,text`,
      )
    ).map(({ kind, text }) => `${kind}: ${text}`);
  await cms.patch(path, { status: 'paid' });
  await expect.poll(history).toContain('paid_told: Liegt im Postausgang: die Zahlung ist angekommen.');
  expect(await history()).toContain('payment_status_changed: Offen → Bezahlt');
  for (const status of ['shipped', 'cancelled']) await cms.patch(path, { status });
  const read = await post('order/read', { project, language: 'de', uuid, token });
  expect(read.answer.order).toMatchObject({ status: 'cancelled', payment_status: 'paid' });
  await expect.poll(history).toContainEqual(expect.stringMatching(/^refund_due: Bezahlt sind .* bitte erstatten/));
  const lastMail = async () => (await find())?.mails.at(-1)?.text;
  await expect.poll(lastMail).toMatch(/Den bezahlten Betrag von [\d.,]+\s€ erstatten wir Ihnen/);
});

test('a prepaid order cannot be cancelled by the shopper', async () => {
  await setStock(20303, 1);
  const { answer } = await post('order', makeOrder(20303));
  const own = { project, language: 'de', uuid: answer.order?.uuid, token: answer.order?.token };
  expect(await post('order/cancel', own)).toMatchObject({ code: 409, answer: { reason: 'not_pending' } });
  expect(await getStock(20303)).toBe(0);
});

test('an order can be read with its token only', async () => {
  await setStock(20304, 1);
  const order = makeOrder(20304, { comment: 'Bitte klingeln', language: 'en' });
  const placed = (await post('order', order)).answer.order;
  const read = await post('order/read', { project, language: 'en', token: placed?.token });
  expect(read).toMatchObject({
    code: 200,
    answer: {
      order: {
        ...{ uuid: placed?.uuid, number: placed?.number, total_cents: priceOf(20304) + 690, shipping_cents: 690 },
        ...{ comment: 'Bitte klingeln', email: order.email, payment_method: { key: 'prepayment' }, withdrawals: [] },
        bank_details: expect.stringContaining('IBAN DE41 9991'),
        bank_account: { recipient: 'Juwelier Vierlinden e.K.', iban: 'DE41999148990019310112', bic: 'ALTBDE99XXX' },
        lines: [{ slug: 'trauringe-buche', price_cents: priceOf(20304), withdrawn: false }],
      },
    },
  });
  for (const token of [placed?.uuid, placed?.number, `${placed?.token}x`, '', null, 7]) {
    expect(await post('order/read', { project, language: 'en', token })).toMatchObject(unknown);
  }
  const [other] = await cms.get<{ domain: string }[]>('/items/project?filter[id][_eq]=2&fields=domain');
  const elsewhere = { project: other?.domain, language: 'en', token: placed?.token };
  expect(await post('order/read', elsewhere)).toMatchObject(unknown);
  const [row] = await findOrders(order.id);
  expect(JSON.stringify(row)).not.toContain(placed?.token);
  expect(row?.mails.find(({ recipient }) => recipient === 'visitor')?.text).toContain('/en/shop/order/{order-token}');
});

test.each([{ payment_status: 'paid' }, { status: 'cancelled' }])(
  'an order that is %o has no bank account',
  async (changes) => {
    await setStock(20304, 1);
    const order = makeOrder(20304);
    const placed = (await post('order', order)).answer.order;
    const [row] = await findOrders(order.id);
    await cms.patch(`/items/ecommerce_order/${row?.id}`, changes);
    const { answer } = await post('order/read', { project, language: 'de', token: placed?.token });
    expect(answer).toMatchObject({ order: { ...changes, bank_details: null, bank_account: null } });
  },
);

test('a Flow is triggered by a placed order, and never by a refused one', async () => {
  await setStock(20305, 1);
  await listenToOrders();
  const [one, other] = [makeOrder(20305), makeOrder(20305)];
  const answers = await Promise.all([post('order', one), post('order', other)]);
  const number = answers.find(({ code }) => code === 200)?.answer.order?.number;
  // The Flow reads the order with a connection of its own, and finds only what is committed.
  const heard = () => cms.get<{ id: number }[]>(`/items/redirect?filter[from_path][_starts_with]=${told}&fields=*`);
  await expect.poll(heard).toContainEqual(expect.objectContaining({ from_path: `${told}${number}` }));
  const all = await heard();
  leftOver.push(...all.map(({ id }) => `/items/redirect/${id}`));
  expect(all).not.toContainEqual(expect.objectContaining({ from_path: told }));
});

/** Where the Flow of the test writes what it has heard: in redirects that lead nobody anywhere. */
const told = '/order-that-a-flow-heard-of/';

async function listenToOrders() {
  const { id: flow } = await cms.post<{ id: string }>('/flows', {
    ...{ name: 'Test', trigger: 'event', accountability: null, status: 'active' },
    options: { type: 'action', scope: ['items.create'], collections: ['ecommerce_order'] },
  });
  leftOver.push(`/flows/${flow}`);
  const write = await cms.post<{ id: string }>('/operations', {
    ...{ flow, key: 'write', name: 'Write', type: 'item-create', position_x: 37, position_y: 1 },
    options: {
      ...{ collection: 'redirect', permissions: '$full', emitEvents: false },
      payload: { project: 1, active: false, from_path: `${told}{{read.order_number}}`, to_path: '/' },
    },
  });
  const read = await cms.post<{ id: string }>('/operations', {
    ...{ flow, key: 'read', name: 'Read', type: 'item-read', position_x: 19, position_y: 1, resolve: write.id },
    options: { collection: 'ecommerce_order', permissions: '$full', key: '{{$trigger.key}}' },
  });
  await cms.patch(`/flows/${flow}`, { operation: read.id });
}

test('tampered bodies cause no server error and never a lower price', async () => {
  await setStock(20306, 500);
  const dice = createRandomSource('over the wire');
  const codes = new Set<number>();
  for (let run = 0; run < 150; run += 1) {
    const order = makeOrder(20306, { lines: [makeLine(20306, { count: 1 + (run % 3) })] });
    const total = priceOf(20306) * (1 + (run % 3)) + 690;
    const { code, answer } = await post('order', mutate({ ...order, accepted_total_cents: total }, dice));
    codes.add(code);
    expect([200, 400, 409, 422], JSON.stringify(answer)).toContain(code);
    if (code === 200) expect(answer.order?.total_cents).toBeGreaterThanOrEqual(priceOf(20306));
  }
  expect(codes).toContain(200);
  expect(codes).toContain(400);
});

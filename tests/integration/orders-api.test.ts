import { afterAll, expect, test } from 'vitest';
import { makeClient } from '../order-api-calls.ts';
import {
  address,
  findOrders,
  getStock,
  makeLine,
  makeOrder,
  post,
  priceOf,
  project,
  restoreStock,
  runTwentyAtOnce,
  setStock,
} from '../orders-api-calls.ts';

afterAll(restoreStock);

test('courier delivery is limited to its postcodes, which the quote has', async () => {
  await setStock(20502, 1);
  const choice = { country: 'DE', payment_method: 1, shipping_method: 4, present_wrap: false };
  const quoted = await post('quote', { project, language: 'de', lines: [makeLine(20502)], ...choice });
  const ways = (quoted.answer as { shipping_methods?: { id: number; postcodes: string | null }[] }).shipping_methods;
  expect(ways?.map(({ id, postcodes }) => [id, Boolean(postcodes)])).toEqual([
    [1, false],
    [4, true],
    [5, false],
  ]);
  const by = (zip_code: string) =>
    makeOrder(20502, {
      ...{ shipping_method: 4, accepted_total_cents: priceOf(20502) + 2900 },
      shipping_address: { ...address, zip_code },
    });
  expect(await post('order', by('20095'))).toMatchObject({ code: 400, answer: { field: 'shipping_method' } });
  expect(await post('order', by('14899'))).toMatchObject({ code: 200 });
});

test('two hundred equal orders, twenty at a time, are one order and one stock decrement', async () => {
  await setStock(20501, 3);
  const order = makeOrder(20501, { language: 'fr' });
  const answers = await runTwentyAtOnce(200, () => post('order', order));
  expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
  expect(new Set(answers.map(({ code, answer }) => JSON.stringify([code, answer])))).toEqual(
    new Set([JSON.stringify([200, answers[0]?.answer])]),
  );
  const rows = await findOrders(order.id);
  expect(rows).toMatchObject([
    {
      ...{ status: 'new', payment_status: 'open', date_expires: null },
      items: [{ count: 1, product: 205, variant: 20501, stock_taken: 1, variant_name: expect.any(String) }],
      payments: [{ provider: 'prepayment', status: 'created', currency: 'EUR' }],
    },
  ]);
  // Whether its mails have gone out already says only when other tests run a mail server.
  expect(rows[0]?.events.map(({ kind }) => kind).filter((kind) => kind !== 'mail_delivered')).toEqual(['placed']);
  expect(rows[0]?.mails.map(({ recipient, language }) => [recipient, language]).sort()).toEqual([
    ['shop', 'de'],
    ['visitor', 'fr'],
  ]);
  expect(await getStock(20501)).toBe(2);
});

test('of fifty buyers of the last item one gets it, and the others get out of stock', async () => {
  await setStock(20502, 1);
  const orders = Array.from({ length: 50 }, () => makeOrder(20502));
  const answers = await Promise.all(orders.map((order) => post('order', order)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const others = answers.filter(({ code }) => code !== 200);
  expect(others).toHaveLength(49);
  for (const { code, answer } of others) {
    expect([code, answer]).toMatchObject([
      409,
      { status: 'failed', reason: 'changed', quote: { lines: [{ state: 'sold_out', count: 0 }], total_cents: 0 } },
    ]);
  }
  expect(await getStock(20502)).toBe(0);
  const kept = await Promise.all(orders.map(({ id }) => findOrders(id)));
  expect(kept.flat()).toHaveLength(1);
});

test('a forged total is refused, or the shop’s price is charged', async () => {
  await setStock(20503, 2);
  const forged = makeOrder(20503, { accepted_total_cents: 1, total_cents: 1, shipping_cost: 0 });
  const refused = await post('order', forged);
  expect(refused).toMatchObject({ code: 409, answer: { status: 'failed', reason: 'changed' } });
  expect(refused.answer.quote?.total_cents).toBe(priceOf(20503) + 690);
  const cheap = makeLine(20503, { price_cents: 1, personalization: { second_size: '54', engraving_narrow: 'Anna' } });
  expect((await post('order', { ...forged, lines: [cheap], accepted_total_cents: priceOf(20503) + 690 })).code).toBe(
    409,
  );
  expect(await findOrders(forged.id)).toEqual([]);
  expect(await getStock(20503)).toBe(2);
  // Nothing was ordered under this key, so that it can still be used.
  const agreed = { ...forged, lines: [cheap], accepted_total_cents: priceOf(20503) + 4500 + 690 };
  expect(await post('order', agreed)).toMatchObject({ code: 200, answer: { order: { total_cents: 333_190 } } });
  expect(await findOrders(forged.id)).toMatchObject([
    {
      items: [{ is_personalized: true, personalization: [{ value: '54' }, { value: 'Anna', surcharge_cents: 4500 }] }],
    },
  ]);
});

test('an idempotency key reused for another order is refused', async () => {
  await setStock(20504, 5);
  const order = makeOrder(20504);
  const placed = await post('order', order);
  expect(placed).toMatchObject({ code: 200, isReplayed: false });
  const another = await post('order', { ...order, email: `x${order.email}` });
  expect(another).toMatchObject({ code: 422, answer: { status: 'failed', reason: 'key_reused' } });
  // From another network, it is still the same order.
  const again = await post('order', { ...order, client: makeClient() });
  expect(again).toEqual({ ...placed, isReplayed: true });
  expect(await getStock(20504)).toBe(4);
});

test('order numbers are consecutive, without gaps from refused orders', async () => {
  await setStock(20505, 4);
  const orders = Array.from({ length: 8 }, () => makeOrder(20505));
  const answers = await Promise.all(orders.map((order) => post('order', order)));
  const numbers = answers.flatMap(({ answer }) => answer.order?.number ?? []).sort();
  expect(numbers).toHaveLength(4);
  expect(new Set(numbers).size).toBe(4);
  for (const number of numbers) expect(number).toMatch(/^\d{4}-\d{6}$/);
  // Orders of other tests may lie between them.
  const [first = '', last = ''] = [numbers.at(0), numbers.at(-1)];
  const kept = await Promise.all(orders.map(({ id }) => findOrders(id)));
  expect(
    kept
      .flat()
      .map(({ order_number }) => order_number)
      .sort(),
  ).toEqual(numbers);
  expect(Number(last.slice(5)) - Number(first.slice(5))).toBeGreaterThanOrEqual(3);
});

test('twelve orders of one visitor are all accepted', async () => {
  await setStock(20506, 20);
  const client = makeClient();
  const answers = await Promise.all(Array.from({ length: 12 }, () => post('order', makeOrder(20506, { client }))));
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(await getStock(20506)).toBe(8);
  const quote = { project, language: 'de', lines: [makeLine(20506)], country: null, payment_method: null };
  expect(await post('quote', { ...quote, shipping_method: null, present_wrap: false })).toMatchObject({
    code: 200,
    answer: { shipping_cents: null, total_cents: priceOf(20506), lines: [{ state: 'ok' }] },
  });
});

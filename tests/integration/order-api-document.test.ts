import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { findSchemaErrors, type Schema, type Schemas } from '../json-schema.ts';
import { cms, makeClient, makeEmail, makeRating, makeRequest, url } from '../order-api-calls.ts';
import { falsifyToken } from '../order-fixtures.ts';
import {
  findOrders,
  makeLine,
  makeOrder,
  post,
  priceOf,
  project,
  restoreStock,
  setStock,
} from '../orders-api-calls.ts';

type Content = { content: { 'application/json': { schema: Schema } } };
type Call = { post: { requestBody: Content; responses: Record<string, Content> } };
type Document = { paths: Record<string, Call>; components: { schemas: Schemas } };

const document = JSON.parse(readFileSync(new URL('../../docs/order-api.json', import.meta.url), 'utf8')) as Document;
const { schemas } = document.components;
const paths = Object.keys(document.paths);

const getSchema = ({ content }: Content) => content['application/json'].schema;

function getCall(path: string): Call['post'] {
  const call = document.paths[`/ecom/${path}`]?.post;
  if (!call) throw new Error(`${path} is not in the document.`);
  return call;
}

/** Calls the service, and checks body and response against the document. */
async function ask(path: string, body: unknown, code: number): Promise<Record<string, unknown>> {
  const { code: answered, answer } = await post(path, body);
  expect(answered, `${path}: ${JSON.stringify(answer)}`).toBe(code);
  const response = getCall(path).responses[code];
  expect(response, `${path} answers ${code}, and nobody wrote of it`).toBeDefined();
  if (response) expect(findSchemaErrors(answer, getSchema(response), schemas), `${path} ${code}`).toEqual([]);
  const isGood = findSchemaErrors(body, getSchema(getCall(path).requestBody), schemas).length === 0;
  // What the document forbids is never taken; what it allows may still be refused for what it means.
  if (code === 200) expect(isGood, `${path} takes what the document forbids: ${JSON.stringify(body)}`).toBe(true);
  return answer;
}

afterAll(restoreStock);

for (const path of paths) {
  test(`${path} exists and refuses unsigned requests`, async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(401);
    const answer = getCall(path.slice('/ecom/'.length)).responses[401];
    expect(answer && findSchemaErrors(await response.json(), getSchema(answer), schemas)).toEqual([]);
  });

  test(`${path} refuses a malformed body`, async () => {
    for (const body of [{}, [], { project: 5 }]) {
      const { code, answer } = await post(path.slice('/ecom/'.length), body);
      const response = getCall(path.slice('/ecom/'.length)).responses[code];
      expect([400, 404]).toContain(code);
      expect(response && findSchemaErrors(answer, getSchema(response), schemas)).toEqual([]);
    }
  });
}

test('fields that a call does not know are dropped, whatever their names are', async () => {
  const quote = { project, language: 'en', lines: [makeLine(20706)], country: 'DE', payment_method: null };
  const whole = { ...quote, shipping_method: 1, present_wrap: false };
  const { code, answer } = await post('quote', whole);
  expect(code).toBe(200);
  // In JSON `__proto__` is a field like any other.
  const dangerous = '"__proto__":{"present_wrap":true},"constructor":{"prototype":{"country":"CH"}},"prototype":[]';
  const line = JSON.stringify(whole.lines[0])
    .replace('{', `{${dangerous},`)
    .replace('"second_size"', '"__proto__":"x",$&');
  const body = `{${dangerous},"more":1,${JSON.stringify({ ...whole, lines: [] })
    .slice(1)
    .replace('[]', `[${line}]`)}`;
  expect(await post('quote', JSON.parse(body))).toMatchObject({ code: 200, answer });
});

test('a cart quote matches the document', async () => {
  const quote = { project, language: 'en', lines: [makeLine(20706)], country: 'DE', payment_method: null };
  const whole = { ...quote, shipping_method: 1, present_wrap: true };
  await ask('quote', whole, 200);
  await ask('quote', { ...whole, lines: [], country: null, shipping_method: null }, 200);
  const states = [makeLine(20706, { count: 99 }), makeLine(1, { product: 999_999 }), { ...makeLine(1), product: 238 }];
  await ask('quote', { ...whole, lines: states }, 200);
  await ask('quote', { ...whole, lines: [makeLine(20706, { personalization: {} })] }, 200);
  await ask('quote', { ...whole, lines: [makeLine(20706, { count: 0 })] }, 400);
  await ask('quote', { ...whole, project: 'nobody.example' }, 400);
});

test('placing, reading and cancelling an order match the document', async () => {
  await setStock(20701, 9);
  const order = makeOrder(20701, { payment_method: 4, invoice_address: makeOrder(20701).shipping_address });
  const placed = (await ask('order', order, 200)).order as { uuid: string; token: string };
  await ask('order', { ...order, comment: 'Anders' }, 422);
  await ask('order', { ...order, id: randomUUID(), accepted_total_cents: 1 }, 409);
  await ask('order', { ...order, id: randomUUID(), shipping_address: null }, 400);
  const own = { project, language: 'fr', uuid: placed.uuid, token: placed.token };
  await ask('order/read', { project, language: 'fr', token: placed.token }, 200);
  await ask('order/read', { project, language: 'fr', token: falsifyToken(placed.token) }, 404);
  await ask('klarna/session', own, 409);
  await ask(
    'klarna/order',
    { project, language: 'fr', token: own.token, order_uuid: own.uuid, authorization_token: 'a' },
    409,
  );
  await ask('order/cancel', own, 200);
  await ask('order/cancel', own, 200);
  await ask('paypal/order', own, 409);
  const prepaid = (await ask('order', makeOrder(20701), 200)).order as { uuid: string; token: string };
  await ask('order/cancel', { ...own, uuid: prepaid.uuid, token: prepaid.token }, 409);
  await ask('order/read', { project, language: 'en', token: prepaid.token }, 200);
});

test('refusals of PayPal Express match the document', async () => {
  const cart = { project, language: 'de', id: randomUUID(), client: makeClient(), country: 'DE', present_wrap: false };
  await ask('paypal/express', { ...cart, lines: [{ ...makeLine(1), product: 999_999 }] }, 409);
  await ask('paypal/express', { ...cart, lines: [] }, 400);
  const express = `5O190127TN364715T.mh0000000..${'A'.repeat(43)}`;
  await ask('paypal/express/read', { project, language: 'de', express, payer: 'QYR5Z8XDVJNXQ' }, 409);
  await setStock(20701, 9);
  await ask('order', makeOrder(20701, { payment_method: 4, express }), 200);
});

test('a collected order names its shop in quote, order and mails, as documented', async () => {
  await setStock(20701, 9);
  const cart = { project, language: 'de', lines: [makeLine(20701)], country: null, payment_method: 1 };
  const quote = { ...cart, shipping_method: 5, present_wrap: false };
  type House = { id: number; name: string; street: string; zip_code: string; city: string; ready_from: string };
  const { branches } = (await ask('quote', { ...quote, branch: 2 }, 200)) as { branches: House[] };
  expect(branches.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Juwelier Vierlinden'],
    [2, 'Werkstatt Brückengasse'],
  ]);
  const collected = { shipping_method: 5, shipping_address: null, accepted_total_cents: priceOf(20701) };
  const order = makeOrder(20701, { ...collected, branch: 2, invoice_address: makeOrder(20701).shipping_address });
  await ask('order', { ...order, branch: 3 }, 400);
  await ask('order', { ...makeOrder(20701), branch: 2 }, 400);
  const { token } = (await ask('order', order, 200)).order as { token: string };
  const read = (await ask('order/read', { project, language: 'de', token }, 200)).order as Record<string, unknown>;
  expect(read.branch).toMatchObject({ name: 'Werkstatt Brückengasse', street: 'Brückengasse 3' });
  expect(read.delivery).toMatchObject({ to: branches[1]?.ready_from, is_collection: true });
  const [row] = await findOrders(order.id);
  expect(row).toMatchObject({ branch: 2, branch_address: { name: 'Werkstatt Brückengasse' } });
  for (const { text } of row?.mails ?? [])
    expect(text).toContain('Werkstatt Brückengasse\nBrückengasse 3\n14899 Altenbruck');
});

test('a gift card matches the document, and is accepted only where staff have enabled it', async () => {
  await setStock(20701, 9);
  const order = makeOrder(20701, { gift_message: 'Alles Gute, Mia' });
  const { token } = (await ask('order', order, 200)).order as { token: string };
  const read = await ask('order/read', { project, language: 'de', token }, 200);
  expect(read.order).toMatchObject({ gift_message: 'Alles Gute, Mia' });
  const [row] = await findOrders(order.id);
  expect(row).toMatchObject({ gift_message: 'Alles Gute, Mia' });
  expect(row?.mails.filter(({ text }) => text.includes('Mia')).map(({ recipient }) => recipient)).toEqual(['shop']);
  const [other] = await cms.get<{ domain: string }[]>('/items/project?filter[id][_eq]=2&fields=domain');
  const quote = { project: other?.domain, language: 'de', lines: [], country: null, payment_method: null };
  const whole = { ...quote, shipping_method: null, present_wrap: false };
  expect(await ask('quote', whole, 200)).toMatchObject({ gift_messages: false });
  await ask('order', makeOrder(20701, { project: other?.domain, gift_message: 'Hallo' }), 400);
  await cms.patch('/items/ecommerce_settings/2', { gift_messages: true });
  try {
    expect(await ask('quote', whole, 200)).toMatchObject({ gift_messages: true });
  } finally {
    await cms.patch('/items/ecommerce_settings/2', { gift_messages: false });
  }
});

test('every endpoint answers an unknown order as documented', async () => {
  const own = { project, language: 'de', uuid: randomUUID(), token: 'x'.repeat(43) };
  for (const path of ['order/cancel', 'paypal/order', 'klarna/session']) await ask(path, own, 404);
  const { uuid, ...rest } = own;
  await ask('order/paypal_transaction', { ...rest, order_id: uuid, paypal: { orderID: 'A1' } }, 404);
  await ask('klarna/order', { ...rest, order_uuid: uuid, authorization_token: 'a' }, 404);
});

test('a withdrawal, a request and a rating match the document', async () => {
  const sender = { project, language: 'de', id: randomUUID(), client: makeClient(), isSpam: false };
  const withdrawal = {
    ...sender,
    name: 'Zoë',
    email: makeEmail(),
    order_number: '2026-999999',
    lines: [],
    token: null,
  };
  await ask('withdrawal', { ...withdrawal, message: '' }, 200);
  await ask('withdrawal', { ...withdrawal, id: randomUUID(), message: '', items: 'nur die Kette' }, 200);
  await ask('withdrawal', { ...withdrawal, message: '', items: 'x'.repeat(501) }, 400);
  await ask('withdrawal', { ...withdrawal, message: '', email: 'nobody' }, 400);
  await ask('request', makeRequest(), 200);
  await ask('request', makeRequest({ product: 999_999 }), 400);
  await ask('rating', makeRating(), 200);
});

test('limits of fields are those of the document, and what is beyond is named', async () => {
  const quote = { project, language: 'de', country: null, payment_method: null, shipping_method: null };
  const engraved = (value: string) => ({
    ...quote,
    present_wrap: false,
    lines: [makeLine(20701, { personalization: { second_size: value } })],
  });
  await ask('quote', engraved('x'.repeat(2000)), 200);
  expect(await ask('quote', engraved('x'.repeat(2001)), 400)).toMatchObject({ field: 'lines.0.personalization' });
  const order = makeOrder(20701, { accepted_total_cents: 1 });
  const to = (changes: object) => ({
    ...order,
    id: randomUUID(),
    shipping_address: { ...order.shipping_address, ...changes },
  });
  await ask('order', to({ company: `\u0000 ${'x'.repeat(200)}\n` }), 409);
  expect(await ask('order', to({ company: 'x'.repeat(201) }), 400)).toMatchObject({
    field: 'shipping_address.company',
  });
  expect(await ask('order', to({ zip_code: '00000' }), 400)).toMatchObject({ field: 'shipping_address.zip_code' });
  expect(await ask('order', { ...order, network: '' }, 400)).toMatchObject({ field: 'network' });
  expect(await ask('order', { ...order, lines: [] }, 400)).toMatchObject({ field: 'lines' });
  const sender = {
    project,
    language: 'de',
    id: randomUUID(),
    client: makeClient(),
    isSpam: true,
    name: 'Zoë',
    message: '',
  };
  const withdrawal = { ...sender, email: makeEmail(), order_number: '2026-999999', lines: [7] };
  expect(await ask('withdrawal', { ...withdrawal, token: 'x'.repeat(44) }, 400)).toMatchObject({ field: 'token' });
  expect(await ask('withdrawal', { ...withdrawal, token: null, lines: [0] }, 400)).toMatchObject({ field: 'lines' });
  expect(await ask('request', makeRequest({ product: 2 ** 31 }), 400)).toMatchObject({ field: 'product' });
  expect(await ask('rating', makeRating({ title: '\u200e' }), 400)).toMatchObject({ field: 'title' });
  expect(await ask('rating', [], 400)).toEqual({ status: 'failed' });
});

test('the rate limit for orders matches the document', async () => {
  await setStock(20702, 60);
  const client = makeClient();
  const order = (count: number) =>
    makeOrder(20702, {
      ...{ client, network: client, lines: [makeLine(20702, { count })] },
      accepted_total_cents: priceOf(20702) * count + 690,
    });
  await ask('order', order(51), 429);
  await ask('order', order(50), 200);
  await ask('order', order(1), 429);
});

test('a paused and an unknown shop refuse orders as documented', async () => {
  const [other] = await cms.get<{ domain: string }[]>('/items/project?filter[id][_eq]=2&fields=domain');
  const cart = { project: other?.domain, language: 'de', lines: [], country: null, payment_method: null };
  const quote = { ...cart, shipping_method: null, present_wrap: false };
  const order = makeOrder(20702, { project: other?.domain });
  await ask('quote', quote, 200);
  try {
    for (const pause of [{ maintenance_mode: true }, { maintenance_mode: false, enable_cart: false }]) {
      await cms.patch('/items/ecommerce_settings/2', pause);
      await ask('quote', quote, 503);
      await ask('order', order, 503);
    }
  } finally {
    await cms.patch('/items/ecommerce_settings/2', { maintenance_mode: false, enable_cart: true });
  }
});

import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { parseDrawing, toDrawingPath } from '../../src/orders/drawing-data.ts';
import { maxDrawingLength, maxDrawings } from '../../src/orders/drawing-limits.ts';
import { hashDrawing } from '../../src/rings/drawing/drawing-hash.ts';
import { createCms } from '../cms.ts';
import { callAt, cms, leftOver, makeClient, makeEmail, ok, refused, removeLeftOver, url } from '../order-api-calls.ts';
import { type Answered, address, findOrders, post, project } from '../orders-api-calls.ts';
import { fetchSite, readOrderHtml } from '../site-fetch.ts';

const [studio] = await cms.get<{ product: number }[]>(
  '/items/ring_studio?filter[project][domain][_eq]=vierlinden.example&fields=product',
);
const product = studio?.product ?? 0;

const texts = ['s400x120;7 60 40 -30 40 30 40 30 40 -30', 'o90x120;0 0 90 0 0 120 -90 0'] as const;

const design = 'size=54,62&width=5&height=1.8&profile=flat&alloy=585-yellow&surface=polished';

const [hash, otherHash] = await Promise.all(texts.map(hashDrawing));

const makeLine = (pair = `${design}&drawing=${hash},${otherHash}`) => ({
  ...{ product, variant: null, personalization: { ring_pair: pair }, count: 1 },
});

const choice = { payment_method: 1, shipping_method: 1, present_wrap: false };

type Priced = { total_cents: number; lines: { state: string; essentials: { value: string }[] }[] };

async function quote(pair?: string): Promise<Priced> {
  const { answer } = await post('quote', {
    ...{ project, language: 'de', lines: [makeLine(pair)], country: 'DE' },
    ...choice,
  });
  // The document of the API says of what form a quote is.
  return answer as unknown as Priced;
}

const { total_cents: total } = await quote();

const makeOrder = (changes: object = {}) => ({
  ...{ project, language: 'de', id: randomUUID(), client: makeClient(), lines: [makeLine()], drawings: [...texts] },
  ...{ email: makeEmail(), phone: '', shipping_address: address, invoice_address: null, comment: '' },
  ...{ ...choice, accepted_total_cents: total },
  ...changes,
});

type Drawing = { id: number; ring: number; hash: string; data: string };

type Item = { id: number; drawings: Drawing[] };

async function readItem(uuid: string): Promise<{ order: number; item: Item; notice: string }> {
  const fields = 'id,items.id,items.drawings.*,mails.to,mails.recipient,mails.text';
  const [row] = await cms.get<{ id: number; items: Item[]; mails: { recipient: string; text: string }[] }[]>(
    `/items/ecommerce_order?filter[uuid][_eq]=${uuid}&fields=${fields}`,
  );
  const [item] = row?.items ?? [];
  if (!row || !item) throw new Error('The order has no item.');
  return { order: row.id, item, notice: row.mails.find(({ recipient }) => recipient === 'shop')?.text ?? '' };
}

async function place(changes: object = {}) {
  const { code, answer } = await post('order', makeOrder(changes));
  expect([code, answer.reason]).toEqual([200, undefined]);
  const { uuid = '', token = '' } = answer.order ?? {};
  return { token, ...(await readItem(uuid)) };
}

/** A shop assistant with the role that the studio gives them. */
async function makeStaff(): Promise<string> {
  const [role] = await cms.get<{ id: string }[]>('/roles?filter[name][_eq]=Personal&fields=id');
  const token = randomUUID();
  const user = await cms.post<{ id: string }>('/users?fields=id', { role: role?.id, status: 'active', token });
  leftOver.push(`/users/${user.id}`);
  return token;
}

afterAll(removeLeftOver);

test('a pair with drawings costs their price, and says so', async () => {
  const plain = await quote(design);
  const engraved = await quote();
  expect(engraved.lines[0]?.state).toBe('ok');
  expect(engraved.total_cents).toBeGreaterThan(plain.total_cents);
  expect(engraved.lines[0]?.essentials[0]?.value).toContain('Gravur: Ihre Handschrift oder ein Fingerabdruck');
});

test('an order has the drawing of each ring, its page shows them, and the mail to the shop links them', async () => {
  const { item, notice, token } = await place();
  expect(item.drawings).toMatchObject([
    { ring: 1, hash, data: texts[0] },
    { ring: 2, hash: otherHash, data: texts[1] },
  ]);
  for (const { id, ring } of item.drawings) {
    expect(notice).toMatch(new RegExp(`Zeichnung für Ring ${ring} \\(.+\\): https?://\\S+/ecom/drawing/${id}\\n`));
  }
  const { answer } = await post('order/read', { project, language: 'de', token });
  expect(answer.order).toMatchObject({
    lines: [
      {
        drawings: [
          { ring: 1, data: texts[0] },
          { ring: 2, data: texts[1] },
        ],
      },
    ],
  });
  const html = await readOrderHtml(`/shop/bestellung/${token}`);
  for (const text of texts) {
    const drawing = parseDrawing(text);
    expect(html).toContain(`d="${drawing && toDrawingPath(drawing)}"`);
  }
  expect(html).toContain('aria-label="Ihre Zeichnung für Ring 2"');
});

test('one drawing in both rings is sent once', async () => {
  const lines = [makeLine(`${design}&drawing=${hash}`)];
  const { item } = await place({ lines, drawings: [texts[0]] });
  expect(item.drawings).toMatchObject([
    { ring: 1, data: texts[0] },
    { ring: 2, data: texts[0] },
  ]);
});

const tooMany = Array.from({ length: maxDrawings + 1 }, (_, index) => `s9x9;${index} 1`);

test.each<[string, readonly unknown[]]>([
  ['no drawing', []],
  ['one of two drawings', [texts[0]]],
  ['another drawing than the pair names', [texts[0], 's400x120;7 60']],
  ['a drawing that no pair names', [...texts, 's400x120;7 60']],
  ['markup', [texts[0], '<svg onload="alert(1)"/>']],
  ['path data', [texts[0], 'M0 0L9 9']],
  ['a drawing with markup behind it', [texts[0], `${texts[1]}"/><script>`]],
  ['a drawing that is too large', [texts[0], `s9x9;1 1${' 0 0'.repeat(maxDrawingLength / 4)}`]],
  ['too many drawings', tooMany],
  ['a number', [texts[0], 5]],
])('an order with %s is refused, and the same order with the drawings is placed', async (_, drawings) => {
  const order = makeOrder({ drawings });
  const refused = await post('order', order);
  expect(refused).toMatchObject({ code: 400, answer: { status: 'failed', field: 'drawings' } });
  expect(await findOrders(order.id)).toEqual([]);
  expect(await post('order', { ...order, drawings: [...texts] })).toMatchObject({ code: 200 });
});

test('an order that is sent five times is one order with its drawings, and with other drawings is another', async () => {
  const order = makeOrder();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('order', order)));
  expect(new Set(answers.map(({ answer }: Answered) => answer.order?.number)).size).toBe(1);
  const [row] = await findOrders(order.id);
  expect(row).toBeDefined();
  const { item } = await readItem(answers[0]?.answer.order?.uuid ?? '');
  expect(item.drawings).toHaveLength(2);
  expect(await post('order', { ...order, drawings: [texts[0]] })).toMatchObject({
    code: 422,
    answer: { reason: 'key_reused' },
  });
});

test('the storefront sends an order with drawings of the largest size, and refuses others before they are sent', async () => {
  const large = `s9x9;1 1${' 0 0'.repeat((maxDrawingLength - 8) / 4)}`;
  expect(large.length).toBeGreaterThan(maxDrawingLength - 8);
  const largest = Array.from({ length: maxDrawings }, (_, index) => large.replace('1 1', `${index} 1`));
  const hashes = await Promise.all(largest.map(hashDrawing));
  const lines = hashes.map((one) => makeLine(`${design}&drawing=${one}`));
  const { client: _, project: __, ...body } = makeOrder({ lines, drawings: largest, accepted_total_cents: 1 });
  const send = async (order: object) => {
    const response = await fetchSite('/api/ecom/order', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(order),
    });
    return [response.status, await response.json()];
  };
  // Nobody accepted that price, so that it has arrived.
  expect(await send(body)).toMatchObject([409, { reason: 'changed' }]);
  expect(await send({ ...body, drawings: ['<svg/>'] })).toMatchObject([400, { reason: 'refused', field: 'drawings' }]);
});

test('only staff who may read orders see a drawing, as a picture without anything else', async () => {
  const { item } = await place();
  const path = `/ecom/drawing/${item.drawings[0]?.id}`;
  const open = (token?: string) =>
    fetch(`${url}${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  expect((await open()).status).toBe(404);
  expect((await open(process.env.CONTENT_API_TOKEN)).status).toBe(403);
  expect((await open('unknown')).status).toBe(401);
  const staff = await makeStaff();
  const shown = await open(staff);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  const drawing = parseDrawing(texts[0]);
  const svg = await shown.text();
  expect(svg).toContain(`d="${drawing && toDrawingPath(drawing)}"`);
  expect(svg.match(/<(\w+)/g)).toEqual(['<svg', '<rect', '<path']);
  const storefront = createCms(url, process.env.CONTENT_API_TOKEN);
  await expect(storefront.get('/items/ecommerce_order_drawing')).rejects.toThrow(/403/);
  const row = `/items/ecommerce_order_drawing/${item.drawings[0]?.id}`;
  await expect(createCms(url, staff).patch(row, { data: texts[1] })).rejects.toThrow(/403/);
});

test('what is stored and is no drawing is not shown', async () => {
  const { item, token } = await place();
  const id = item.drawings[0]?.id;
  await cms.patch(`/items/ecommerce_order_drawing/${id}`, { data: 's9x9;1 1"/><script>alert(1)</script>' });
  const headers = { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}` };
  expect((await fetch(`${url}/ecom/drawing/${id}`, { headers })).status).toBe(404);
  const html = await readOrderHtml(`/shop/bestellung/${token}`);
  expect(html).not.toContain('alert(1)');
  expect(html).toContain('Ihre Zeichnung für Ring 2');
});

test('drawings are deleted together with their order', async () => {
  const { order, item } = await place();
  await cms.delete(`/items/ecommerce_order/${order}`);
  const ids = item.drawings.map(({ id }) => id).join();
  expect(await cms.get(`/items/ecommerce_order_drawing?filter[id][_in]=${ids}&fields=id`)).toEqual([]);
});

describe('a request for an appointment', () => {
  const makeMessage = (changes: object = {}) => ({
    ...{ project, language: 'de', id: randomUUID(), client: makeClient(), isSpam: false, name: 'Zoë' },
    ...{ email: makeEmail(), message: `Unser Paar ${randomUUID()}`, pair: `${design}&drawing=${hash},${otherHash}` },
    drawings: [...texts],
    ...changes,
  });
  const send = (message: object) => callAt('/messages/contact', message);
  const findMessages = (email: string) =>
    cms.get<{ id: number; drawings: Drawing[]; mails: { text: string }[] }[]>(
      `/items/contact_message?filter[email][_eq]=${email}&fields=id,drawings.*,mails.text`,
    );

  test('keeps its drawings for staff until it is deleted, and the mail to the shop links them', async () => {
    const message = makeMessage();
    expect(await send(message)).toMatchObject(ok);
    expect(await send(message)).toMatchObject(ok);
    const found = await findMessages(message.email);
    expect(found).toHaveLength(1);
    const [{ id, drawings, mails } = { id: 0, drawings: [], mails: [] }] = found;
    expect(drawings.toSorted((one, other) => one.ring - other.ring)).toMatchObject([
      { ring: 1, hash, data: texts[0], item: null },
      { ring: 2, hash: otherHash, data: texts[1], item: null },
    ]);
    const staff = { headers: { authorization: `Bearer ${await makeStaff()}` } };
    for (const { id: drawn, ring } of drawings) {
      expect(mails[0]?.text).toMatch(new RegExp(`Zeichnung für Ring ${ring}: https?://\\S+/ecom/drawing/${drawn}\n`));
      expect((await fetch(`${url}/ecom/drawing/${drawn}`)).status).toBe(404);
      expect((await fetch(`${url}/ecom/drawing/${drawn}`, staff)).status).toBe(200);
    }
    await cms.delete(`/items/contact_message/${id}`);
    const ids = drawings.map((drawing) => drawing.id).join();
    expect(await cms.get(`/items/ecommerce_order_drawing?filter[id][_in]=${ids}&fields=id`)).toEqual([]);
  });

  test('without its drawings is another one than with them', async () => {
    const message = makeMessage();
    expect(await send({ ...message, pair: '', drawings: [] })).toMatchObject(ok);
    expect(await send({ ...message, id: randomUUID() })).toMatchObject(ok);
    expect(await send({ ...message, id: randomUUID() })).toMatchObject(ok);
    const found = await findMessages(message.email);
    expect(found.map(({ drawings }) => drawings.length).sort()).toEqual([0, 2]);
  });

  test.each<[string, unknown]>([
    ['a drawing that the pair does not name', [texts[0], 's400x120;7 60']],
    ['markup', ['<svg onload="alert(1)"/>']],
    ['three drawings', [...texts, 's9x9;1 1']],
    ['a drawing that is too large', [`s9x9;1 1${' 0 0'.repeat(maxDrawingLength / 4)}`]],
  ])('with %s is refused, and nothing is stored', async (_, drawings) => {
    const message = makeMessage({ drawings });
    expect(await send(message)).toMatchObject(refused('drawings'));
    expect(await findMessages(message.email)).toEqual([]);
  });
});

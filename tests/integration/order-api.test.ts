import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import {
  call,
  cms,
  findRatings,
  findRequests,
  leftOver,
  makeClient,
  makeEmail,
  makeRating,
  makeRequest,
  ok,
  refused,
  removeLeftOver,
  tooMany,
} from '../order-api-calls.ts';

afterAll(removeLeftOver);

test('twenty equal concurrent calls are one request, with one mail to the shop and one receipt', async () => {
  const stock = () => cms.get<{ stock: number }>('/items/ecommerce_product_variant/20106?fields=stock');
  const before = await stock();
  const input = makeRequest({ kind: 'reservation', variant: 20106, language: 'fr', name: 'Zoë\r\nBcc: eve@x.example' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('request', input)));
  expect(answers).toEqual(answers.map(() => ok));
  const rows = await findRequests(input.id);
  expect(rows).toMatchObject([
    { kind: 'reservation', status: 'new', project: 1, product: 201, variant: 20106, name: 'Zoë Bcc: eve@x.example' },
  ]);
  const mails = rows[0]?.mails ?? [];
  const toShop = mails.find(({ recipient }) => recipient === 'shop');
  expect(toShop).toMatchObject({ to: 'laden@vierlinden.example', reply_to: input.email, language: 'de' });
  expect(toShop?.subject).toBe('Bitte zurücklegen: Trauringe Ahorn, von Zoë Bcc: eve@x.example');
  const receipt = mails.find(({ recipient }) => recipient === 'visitor');
  expect(receipt).toMatchObject({ to: input.email, reply_to: 'laden@vierlinden.example', language: 'fr' });
  expect(receipt?.text).toContain('deux jours ouvrés');
  expect(receipt?.text).not.toContain('Zoë');
  expect(mails).toHaveLength(2);
  expect(await stock()).toEqual(before);
});

test('a reservation requires a variant where there are any; a question does not', async () => {
  const open = { product: 201, variant: null };
  expect(await call('request', makeRequest({ ...open, kind: 'reservation' }))).toEqual(refused('variant'));
  expect(await call('request', makeRequest({ ...open, kind: 'availability' }))).toEqual(ok);
});

test('a request accepts only published products', async () => {
  expect(await call('request', makeRequest({ product: 238 })), 'a draft').toEqual(refused('product'));
  expect(await call('request', makeRequest({ product: 239 })), 'a withdrawn one').toEqual(refused('product'));
  expect(await call('request', makeRequest({ product: 901 })), 'another house’s').toEqual(refused('product'));
  expect(await call('request', makeRequest({ product: 999_999 }))).toEqual(refused('product'));
  expect(await call('request', makeRequest({ variant: 40101 })), 'of another product').toEqual(refused('variant'));
  const [away] = await cms.get<{ id: number; product: number }[]>(
    '/items/ecommerce_product_variant?filter={"active":{"_eq":false},"product":{"status":{"_eq":"published"},"project":{"_eq":1}}}&limit=1',
  );
  const inactive = makeRequest({ product: away?.product, variant: away?.id });
  expect(await call('request', inactive), 'not offered').toEqual(refused('variant'));
  expect(await call('request', makeRequest({ project: 'nobody.example' }))).toEqual(refused('project'));
});

test('one visitor is limited to five requests an hour, not counting repeated calls', async () => {
  const client = makeClient();
  const inputs = Array.from({ length: 6 }, () => makeRequest({ client }));
  const [last] = inputs.slice(-1);
  for (const input of inputs.slice(0, 5)) expect(await call('request', input)).toEqual(ok);
  for (const input of inputs.slice(0, 5)) expect(await call('request', input)).toEqual(ok);
  expect(await call('request', last)).toEqual(tooMany);
  expect(await call('rating', makeRating({ client }))).toEqual(tooMany);
  expect(await findRequests(last?.id ?? '')).toEqual([]);
  expect(await call('request', makeRequest())).toEqual(ok);
  for (const { id } of inputs) await findRequests(id);
});

test('an email address is limited to three receipts an hour, whoever asks', async () => {
  const email = makeEmail();
  const inputs = Array.from({ length: 4 }, () => makeRequest({ email }));
  for (const input of inputs) expect(await call('request', input)).toEqual(ok);
  const rows = await Promise.all(inputs.map(({ id }) => findRequests(id)));
  expect(rows.map(([row]) => row?.mails.map(({ recipient }) => recipient).sort())).toEqual([
    ...[
      ['shop', 'visitor'],
      ['shop', 'visitor'],
      ['shop', 'visitor'],
    ],
    ['shop'],
  ]);
});

test('spam is stored as such and not mailed', async () => {
  const request = makeRequest({ isSpam: true });
  const rating = makeRating({ isSpam: true });
  expect([await call('request', request), await call('rating', rating)]).toEqual([ok, ok]);
  expect(await findRequests(request.id)).toMatchObject([{ status: 'spam', mail_status: 'none', mails: [] }]);
  expect(await findRatings(rating.id)).toMatchObject([{ status: 'rejected', mails: [] }]);
});

test('a rating awaits moderation, and does not store the email address', async () => {
  const input = makeRating();
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('rating', input)));
  expect(answers).toEqual(answers.map(() => ok));
  const rows = await findRatings(input.id);
  expect(rows).toMatchObject([{ status: 'pending', verified: false, rating: 4, title: 'Schön', product: 201 }]);
  expect(rows[0]?.mails).toMatchObject([{ to: 'laden@vierlinden.example', recipient: 'shop' }]);
  expect(JSON.stringify(rows)).not.toContain(input.email);
});

test('a rating is verified by an order of the same product with the same email address', async () => {
  const email = makeEmail();
  const order = await cms.post<{ id: number }>('/items/ecommerce_order?fields=id', {
    ...{ project: 1, status: 'collected', customer_email: email.toUpperCase(), order_number: randomUUID() },
    items: [{ product: 201, count: 1, display_name: 'Trauringe Ahorn' }],
  });
  leftOver.push(`/items/ecommerce_order/${order.id}`);
  const client = makeClient();
  const bought = makeRating({ email, client });
  const another = makeRating({ email, client, product: 202 });
  const stranger = makeRating({ client, email: `a${email}` });
  for (const input of [bought, another, stranger]) expect(await call('rating', input)).toEqual(ok);
  expect(await call('rating', makeRating({ client })), 'the fourth of a day').toEqual(tooMany);
  const verified = async (id: string) => (await findRatings(id))[0]?.verified;
  expect(await Promise.all([bought.id, another.id, stranger.id].map(verified))).toEqual([true, false, false]);
  await cms.patch(`/items/ecommerce_order/${order.id}`, { status: 'cancelled' });
  const after = makeRating({ email });
  expect(await call('rating', after)).toEqual(ok);
  expect(await verified(after.id)).toBe(false);
});

test('a shop with ratings disabled refuses them', async () => {
  const [other] = await cms.get<{ domain: string }[]>('/items/project?filter[id][_eq]=2&fields=domain');
  expect(await call('rating', makeRating({ project: other?.domain, product: 901 }))).toEqual(refused('project'));
});

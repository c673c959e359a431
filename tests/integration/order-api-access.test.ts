import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { type SignedCall, signCall } from '../../src/server/signature.ts';
import {
  call,
  cms,
  findRequests,
  leftOver,
  makeRating,
  makeRequest,
  ok,
  refused,
  removeLeftOver,
  secret,
  url,
} from '../order-api-calls.ts';

afterAll(removeLeftOver);

const live = '<script>alert(1)</script>';

// Every other value of every field is refused in cms/extensions/ecom/parse.test.ts.
for (const [field, value] of [
  ['email', { _neq: null }],
  ['product', '201'],
  ['client', '127.0.0.1'],
] as const) {
  test(`a request whose ${field} is ${JSON.stringify(value).slice(0, 30)} is refused`, async () => {
    expect(await call('request', makeRequest({ [field]: value }))).toEqual(refused(field));
  });
}

test('unusual but valid input is stored unchanged', async () => {
  const input = { ...makeRequest({ message: `${live}\r\n'; DROP TABLE mail; --` }), status: 'done', project_id: 2 };
  expect(await call('request', input)).toEqual(ok);
  expect(await findRequests(input.id)).toMatchObject([{ status: 'new', message: `${live}\n'; DROP TABLE mail; --` }]);
});

test('malformed bodies are refused', async () => {
  for (const body of [[], [makeRequest()]]) {
    expect(await call('request', body)).toEqual({ code: 400, answer: { status: 'failed' } });
  }
  expect(await call('rating', makeRating({ rating: 6 }))).toEqual(refused('rating'));
  expect(await call('rating', makeRating({ comment: '' }))).toEqual(refused('comment'));
});

test('requests without the site’s signature are refused', async () => {
  const input = makeRequest();
  const signatures = [
    () => '',
    () => `t=${Date.now()},n=${'A'.repeat(22)},v2=${'0'.repeat(64)}`,
    (what: SignedCall) => signCall(secret, { ...what, body: `${what.body} ` }),
    (what: SignedCall) => signCall(secret, what, Date.now() - 3_600_000),
    (what: SignedCall) => signCall('another secret', what),
    (what: SignedCall) => signCall(secret, { ...what, path: '/ecom/rating' }),
    (what: SignedCall) => signCall(secret, { ...what, direction: 'cms-to-storefront' }),
  ];
  for (const sign of signatures) {
    expect(await call('request', input, sign)).toEqual({ code: 401, answer: { status: 'failed' } });
  }
  expect(await findRequests(input.id)).toEqual([]);
});

/** A Directus as somebody with this token sees it. */
const as = (token: string) => async (method: string, path: string, body?: object) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return response.status;
};

test('visitors and the storefront’s token can neither read nor write submissions', async () => {
  const collections = ['ecommerce_request', 'ecommerce_product_rating', 'mail', 'ecommerce_visitor_limit'];
  for (const token of ['', process.env.CONTENT_API_TOKEN ?? 'missing']) {
    for (const collection of collections) {
      expect(await as(token)('POST', `/items/${collection}`, { rating: 5, product: 201 }), collection).toBe(403);
    }
    for (const collection of ['ecommerce_request', 'mail', 'ecommerce_visitor_limit']) {
      expect(await as(token)('GET', `/items/${collection}`), collection).toBe(403);
    }
    expect(await as(token)('GET', '/items/ecommerce_product_rating?fields=request_id')).toBe(403);
  }
  const storefront = as(process.env.CONTENT_API_TOKEN ?? '');
  expect(await storefront('GET', '/items/ecommerce_former_address?limit=1')).toBe(200);
  expect(await storefront('PATCH', '/items/ecommerce_former_address/1', { slug: 'x' })).toBe(403);
});

test('staff find pending submissions, publish a rating and cannot edit its text', async () => {
  const [role] = await cms.get<{ id: string }[]>('/roles?filter[name][_eq]=Personal&fields=id');
  const token = randomUUID();
  const user = await cms.post<{ id: string }>('/users?fields=id', { role: role?.id, status: 'active', token });
  leftOver.push(`/users/${user.id}`);
  const staff = as(token);
  const rating = await cms.post<{ id: number }>('/items/ecommerce_product_rating?fields=id', {
    ...{ product: 901, rating: 5, title: 'Schön', status: 'pending' },
  });
  const path = `/items/ecommerce_product_rating/${rating.id}`;
  leftOver.push(path);
  for (const changes of [
    { title: 'Herrlich' },
    { rating: 1 },
    { verified: true },
    { status: 'published', name: 'X' },
  ]) {
    expect(await staff('PATCH', path, changes), Object.keys(changes).join()).toBe(403);
  }
  expect(await staff('PATCH', path, { status: 'published' })).toBe(200);
  expect(await cms.get(`${path}?fields=title,status`)).toEqual({ title: 'Schön', status: 'published' });
  const [request] = await cms.get<{ id: number; notes: string | null }[]>('/items/ecommerce_request?limit=1&sort=id');
  const asked = `/items/ecommerce_request/${request?.id}`;
  expect(await staff('PATCH', asked, { notes: request?.notes ?? null })).toBe(200);
  expect(await staff('PATCH', asked, { message: 'Etwas anderes' })).toBe(403);
  expect(await staff('POST', '/items/ecommerce_price_log', { product: 901, price_brutto: 1 })).toBe(403);
  expect(await staff('DELETE', '/items/ecommerce_former_address/1')).toBe(403);
  const presets = await fetch(`${url}/presets?filter[bookmark][_nnull]=true&fields=bookmark`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await presets.json()) as { data: { bookmark: string }[] };
  expect(data.map(({ bookmark }) => bookmark).sort()).toEqual([
    'Neue Anfragen',
    'Neue Bestellungen',
    'Neue Widerrufe',
    'Zu erstatten',
    'Zu prüfende Bewertungen',
  ]);
});

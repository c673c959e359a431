import { expect, test } from 'vitest';
import { type SignedCall, signatureHeader, signCall } from '../signature.ts';
import { type Change, createPublishEndpoint, type Publisher, publishPath } from './publisher.ts';

const secret = 'between the studio and the website';

const sign = (body: string, changes: Partial<SignedCall> & { secret?: string; at?: number } = {}) => {
  const { secret: by = secret, at, ...other } = changes;
  return signCall(by, { direction: 'cms-to-storefront', method: 'POST', path: publishPath, body, ...other }, at);
};

const makePublisher = (changes: Change[]): Publisher => ({
  publish: (change) => void changes.push(change),
  isBusy: () => false,
  whenIdle: async () => undefined,
});

async function call(body: string, signature = sign(body), ours = secret) {
  const changes: Change[] = [];
  const publisher = makePublisher(changes);
  const response = await createPublishEndpoint(publisher.publish, ours).request(publishPath, {
    method: 'POST',
    body,
    headers: { [signatureHeader]: signature },
  });
  return { status: response.status, changes };
}

const user = '3f1c7d7e-3c1d-4c56-9a44-1f6fd2b1c001';

test('a signed change is accepted, with its user', async () => {
  expect(await call(JSON.stringify({ collection: 'page', user }))).toEqual({
    status: 202,
    changes: [{ collection: 'page', user }],
  });
});

test('a change without a user is accepted', async () => {
  const body = JSON.stringify({ collection: 'page', user: '{{$accountability.user}}' });
  expect((await call(body)).changes).toEqual([{ collection: 'page', user: undefined }]);
});

test('a missing, wrong or expired signature is refused', async () => {
  const body = JSON.stringify({ collection: 'page' });
  for (const signature of [
    '',
    sign(body, { secret: 'guessed' }),
    sign(body, { path: '/api/catalogue' }),
    sign(body, { direction: 'storefront-to-cms' }),
    sign('{}'),
    sign(body, { at: Date.now() - 3_600_000 }),
  ]) {
    expect(await call(body, signature)).toEqual({ status: 401, changes: [] });
  }
});

test('a replayed call is refused', async () => {
  const changes: Change[] = [];
  const publisher = makePublisher(changes);
  const site = createPublishEndpoint(publisher.publish, secret);
  const body = JSON.stringify({ collection: 'page' });
  const request = { method: 'POST', body, headers: { [signatureHeader]: sign(body) } };
  const statuses = [await site.request(publishPath, request), await site.request(publishPath, request)];
  expect(statuses.map(({ status }) => status)).toEqual([202, 401]);
  expect(changes).toHaveLength(1);
});

test('a site without a secret refuses every call', async () => {
  const body = JSON.stringify({ collection: 'page' });
  expect((await call(body, sign(body, { secret: '' }), '')).status).toBe(401);
});

test.each(['', '{', 'null', '[]', '{"collection":7}'])('%j is rejected', async (body) => {
  expect(await call(body)).toEqual({ status: 400, changes: [] });
});

import { Hono } from 'hono/tiny';
import { expect, test } from 'vitest';
import type { EdgeEnv } from '../edge-env.ts';
import { signatureHeader, signBody } from '../signature.ts';
import type { Change } from './publisher.ts';
import { publishPath, takeChanges } from './take-changes.ts';

const secret = 'between the studio and the website';

async function call(body: string, signature = signBody(secret, body, Date.now()), ours = secret) {
  const changes: Change[] = [];
  const publisher = { publish: (change: Change) => void changes.push(change), whenIdle: async () => undefined };
  const app = new Hono<EdgeEnv>().post(publishPath, takeChanges(publisher, ours));
  const response = await app.request(publishPath, { method: 'POST', body, headers: { [signatureHeader]: signature } });
  return { status: response.status, changes };
}

const user = '3f1c7d7e-3c1d-4c56-9a44-1f6fd2b1c001';

test('a signed change is taken, with the name of who made it', async () => {
  expect(await call(JSON.stringify({ collection: 'page', user }))).toEqual({
    status: 202,
    changes: [{ collection: 'page', user }],
  });
});

test('a change that nobody made by hand is taken too', async () => {
  const body = JSON.stringify({ collection: 'page', user: '{{$accountability.user}}' });
  expect((await call(body)).changes).toEqual([{ collection: 'page', user: undefined }]);
});

test('what is not signed, or signed for something else or long ago, is refused', async () => {
  const body = JSON.stringify({ collection: 'page' });
  for (const signature of [
    '',
    signBody('guessed', body, Date.now()),
    signBody(secret, '{}', Date.now()),
    signBody(secret, body, Date.now() - 3_600_000),
  ]) {
    expect(await call(body, signature)).toEqual({ status: 401, changes: [] });
  }
});

test('a website without a secret takes nothing', async () => {
  const body = JSON.stringify({ collection: 'page' });
  expect((await call(body, signBody('', body, Date.now()), '')).status).toBe(401);
});

test.each(['', '{', 'null', '[]', '{"collection":7}'])('%j is no change', async (body) => {
  expect(await call(body)).toEqual({ status: 400, changes: [] });
});

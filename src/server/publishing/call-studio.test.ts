import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createVerifyCall } from '../signature.ts';
import { callStudio, StudioError } from './call-studio.ts';

const secret = 'a secret of both';

/** A studio that has just started, by a clock that is ahead. */
async function openStudio(aheadMs: number) {
  const startedAt = Date.now() + aheadMs;
  const verify = createVerifyCall(secret, 10, startedAt);
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const call = { direction: 'storefront-to-cms', method: 'POST', path: '/publishing/state', body } as const;
    const isSigned = verify(call, String(request.headers['x-vitrine-signature']), startedAt);
    response.writeHead(isSigned ? 200 : 401, { date: new Date(startedAt).toUTCString() }).end('{"state":"1"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { contentUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret };
}

test('a call is signed anew by the clock of a studio that has just started', async () => {
  expect(await callStudio(await openStudio(60_000), '/publishing/state', {})).toEqual({ state: '1' });
});

test('a studio whose clock is too far ahead refuses', async () => {
  const call = callStudio(await openStudio(3_600_000), '/publishing/state', {});
  await expect(call).rejects.toEqual(new StudioError(401));
});

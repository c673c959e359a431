import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setLogLevel } from '../log.ts';
import { createVerifyCall } from '../signature.ts';
import { createMessagesApi, createSignedPost } from './signed-post.ts';

type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const secret = 'a secret of both';

/** A fake content system. */
async function openDirectus(reply: Reply) {
  setLogLevel('error');
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    bodies.push(body);
    reply(request, response, body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { bodies, send: createMessagesApi(createSignedPost({ url, secret, timeoutMs: 300 })) };
}

const say =
  (code: number, text: string): Reply =>
  (_, response) =>
    response.writeHead(code, { 'content-type': 'application/json' }).end(text);

describe('a message to the content system', () => {
  it('is signed with the shared secret', async () => {
    const { send } = await openDirectus((request, response, body) => {
      const call = { direction: 'storefront-to-cms', method: 'POST', path: '/messages/contact', body } as const;
      const isSigned = createVerifyCall(secret)(call, String(request.headers['x-vitrine-signature']), Date.now());
      response.writeHead(isSigned && request.url === '/messages/contact' ? 200 : 401).end('{"status":"ok"}');
    });
    expect(await send('contact', { name: 'Zoë' })).toEqual({ status: 'ok' });
  });

  it('is signed anew, by the clock of the other side, where that has just started', async () => {
    const startedAt = Date.now() + 60_000;
    const verify = createVerifyCall(secret, 10, startedAt);
    const { send, bodies } = await openDirectus((request, response, body) => {
      const call = { direction: 'storefront-to-cms', method: 'POST', path: '/messages/contact', body } as const;
      const isSigned = verify(call, String(request.headers['x-vitrine-signature']), startedAt);
      response.writeHead(isSigned ? 200 : 401, { date: new Date(startedAt).toUTCString() }).end('{"status":"ok"}');
    });
    expect(await send('contact', { name: 'Zoë' })).toEqual({ status: 'ok' });
    expect(bodies).toHaveLength(2);
  });

  it.each([
    [200, '{"status":"ok"}', { status: 'ok' }],
    [200, '{"status":"unknown"}', { status: 'unknown' }],
    [429, '{"status":"duplicate"}', { status: 'duplicate' }],
    [400, '{"status":"failed","field":"email"}', { status: 'refused', field: 'email' }],
    [400, '{"status":"failed"}', { status: 'away' }],
    [401, '{"status":"failed"}', { status: 'away' }],
    [404, '{"errors":[]}', { status: 'away' }],
    [500, 'oops', { status: 'away' }],
    [200, '<html>', { status: 'away' }],
  ])('with response %i %s results in %j', async (code, text, expected) => {
    const { send } = await openDirectus(say(code, text));
    expect(await send('newsletter', {})).toEqual(expected);
  });

  it('is retried once with a new signature when the connection breaks', async () => {
    let count = 0;
    const verify = createVerifyCall(secret);
    const { send, bodies } = await openDirectus((request, response, body) => {
      count += 1;
      const call = { direction: 'storefront-to-cms', method: 'POST', path: '/messages/contact', body } as const;
      expect(verify(call, String(request.headers['x-vitrine-signature']), Date.now())).toBe(true);
      if (count === 1) request.socket.destroy();
      else response.end('{"status":"ok"}');
    });
    expect(await send('contact', { id: '1' })).toEqual({ status: 'ok' });
    expect(bodies).toEqual(['{"id":"1"}', '{"id":"1"}']);
  });

  it('fails after a timeout', async () => {
    const { send, bodies } = await openDirectus(() => {});
    expect(await send('contact', {})).toEqual({ status: 'away' });
    expect(bodies.length).toBe(1);
  });
});

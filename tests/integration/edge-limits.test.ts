import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureHeader, signCall } from '../../src/server/signature.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

const secret = process.env.SITE_SECRET ?? '';
let storefront: Storefront;

beforeAll(async () => {
  storefront = await startStorefront(process.env.CMS_URL ?? '');
});
afterAll(() => storefront.close());

const megabyte = 1024 ** 2;

const addressOf = () => new URL(storefront.url);

/** Sends a body as long as the other side takes it. @returns bytes that were taken, and the answer */
async function stream(path: string, headers: readonly string[], isChunked: boolean, bytes: number) {
  const { hostname, port } = addressOf();
  const socket = connect(Number(port), hostname);
  let answer = '';
  let isOver = false;
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      answer += chunk;
    });
  const over = new Promise<void>((resolve) => {
    for (const event of ['data', 'close'] as const) socket.once(event, () => resolve());
  }).then(() => {
    isOver = true;
  });
  const framing = isChunked ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
  socket.write(`${[`POST ${path} HTTP/1.1`, 'host: a', framing, ...headers].join('\r\n')}\r\n\r\n`);
  const part = Buffer.alloc(64 * 1024, 'a');
  const frame = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')]) : part;
  for (let sent = 0; sent < bytes && !isOver; sent += part.length) {
    if (!socket.write(frame)) {
      const drained = new Promise<void>((resolve) => socket.once('drain', resolve));
      await Promise.race([drained, over]);
    }
  }
  await over;
  const taken = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  return { status: Number(answer.split(' ')[1]), taken };
}

describe.each([
  ['with its length', false],
  ['in chunks', true],
])('a body of 64 MB %s', (_how, isChunked) => {
  const sign = (path: string) =>
    `${signatureHeader}: ${signCall(secret, { direction: 'cms-to-storefront', method: 'POST', path, body: '' })}`;

  test.each([
    ['/api/publish', 413, sign],
    ['/api/catalogue', 413, sign],
    ['/api/publish', 401, undefined],
    ['/api/catalogue', 401, undefined],
    ['/api/contact', 413, undefined],
    ['/api/ecom/quote', 413, undefined],
  ])('four times at %s is refused with %i and not read', async (path, status, signed) => {
    const headers = signed ? [signed(path)] : [];
    const streams = Array.from({ length: 4 }, () => stream(path, headers, isChunked, 64 * megabyte));
    for (const one of await Promise.all(streams)) {
      expect(one.status).toBe(status);
      // What is on the way between two kernels counts as taken.
      expect(one.taken).toBeLessThan(24 * megabyte);
    }
  });
});

test('a small signed body is accepted', async () => {
  const body = JSON.stringify({ collection: 'nothing of the catalogue', keys: [] });
  const call = { direction: 'cms-to-storefront', method: 'POST', path: '/api/catalogue', body } as const;
  const headers = { [signatureHeader]: signCall(secret, call) };
  const response = await fetch(`${storefront.url}/api/catalogue`, { method: 'POST', headers, body });
  expect(response.status).toBe(202);
});

test('a thousand sockets of one address with unfinished requests lock nobody out', async () => {
  const { hostname, port } = addressOf();
  const attackers: Socket[] = [];
  const dial = async () => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.2' });
    attackers.push(socket.on('error', () => {}).resume());
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nx: ');
  };
  for (let count = 0; count < 100; count += 1) await Promise.all(Array.from({ length: 10 }, dial));
  const dribble = setInterval(() => {
    for (const socket of attackers) if (socket.writable) socket.write('x');
  }, 100);
  const countOpen = () => attackers.filter(({ closed }) => !closed).length;
  await expect.poll(countOpen).toBeLessThanOrEqual(512);
  const statuses: (number | undefined)[] = [];
  for (let visit = 0; visit < 50; visit += 1) statuses.push((await get('/')).statusCode);
  clearInterval(dribble);
  for (const socket of attackers) socket.destroy();
  expect(statuses).toEqual(Array(50).fill(200));
});

/** Asks over a connection of its own. */
async function get(path: string): Promise<IncomingMessage> {
  const asking = request(storefront.url + path, { agent: false }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  await response.toArray();
  return response;
}

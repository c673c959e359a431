import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from './free-port.ts';
import { startBalancer } from './start-balancer.ts';

/** A server that answers with its name and what it was sent; it is healthy until it says otherwise. */
async function startServer(name: string) {
  const state = { isHealthy: true, isStuck: false, answering: Promise.resolve(), asked: 0 };
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray()).toString();
    if (incoming.url === '/healthy' && state.isStuck) outgoing.writeHead(200).flushHeaders();
    else if (incoming.url === '/healthy') outgoing.writeHead(state.isHealthy ? 200 : 503).end();
    else {
      state.asked += 1;
      await state.answering;
      outgoing.end(`${name} ${body} ${incoming.headers['x-forwarded-for']}`);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, state, stop };
}

async function startTwo() {
  const [one, other] = [await startServer('one'), await startServer('other')];
  const balancer = await startBalancer({
    ...{ port: await findFreePort(), targets: [one.url, other.url], healthPath: '/healthy' },
    checkTimeoutMs: 100,
  });
  onTestFinished(balancer.close);
  const post = async (body: string) => {
    const headers = { 'x-forwarded-for': '198.18.0.1' };
    return (await fetch(balancer.url, { method: 'POST', headers, body })).text();
  };
  const postMany = async () =>
    (await Promise.all(['a', 'b', 'c', 'd'].map(post))).map((answer) => answer.split(' ')[0]);
  return { one, other, balancer, post, postMany };
}

test('requests go to all servers in turn, with the address of their client', async () => {
  const { post, postMany } = await startTwo();
  expect((await postMany()).sort()).toEqual(['one', 'one', 'other', 'other']);
  expect(await post('text')).toMatch(/^\w+ text 198\.18\.0\.1, (?:::ffff:)?127\.0\.0\.1$/);
});

test('a request goes to the next server where one is gone, and to none that is not ready', async () => {
  const { one, other, post, postMany } = await startTwo();
  one.state.isHealthy = false;
  await expect.poll(postMany).toEqual(['other', 'other', 'other', 'other']);
  one.state.isHealthy = true;
  await expect.poll(postMany).toContain('one');
  other.stop();
  expect((await Promise.all([post('a'), post('b'), post('c')])).map((answer) => answer.slice(0, 5))).toEqual([
    ...['one a', 'one b', 'one c'],
  ]);
});

test('a server that begins to answer and goes no further gets no requests, and ends nothing', async () => {
  const { one, postMany } = await startTwo();
  one.state.isStuck = true;
  await expect.poll(postMany).toEqual(['other', 'other', 'other', 'other']);
  one.state.isStuck = false;
  await expect.poll(postMany).toContain('one');
});

test('when it is closed, a request on its way is answered, and none is taken', async () => {
  const { one, other, balancer, post } = await startTwo();
  const { promise, resolve } = Promise.withResolvers<void>();
  one.state.answering = promise;
  other.state.answering = promise;
  const answers = [post('a'), post('b')];
  await expect.poll(() => [one, other].map(({ state }) => state.asked)).toEqual([1, 1]);
  const closed = balancer.close();
  await expect(post('c')).rejects.toThrow();
  resolve();
  expect((await Promise.all(answers)).map((answer) => answer.split(' ')[1]).sort()).toEqual(['a', 'b']);
  await closed;
});

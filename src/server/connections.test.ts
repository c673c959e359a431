import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ConnectionLimits, createDeferWhileAccepting } from './connections.ts';
import { makeSite } from './site-fixture.ts';

let site: Awaited<ReturnType<typeof makeSite>>;

afterEach(() => site.close());

const html = { 'content-type': 'text/html' };

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** A site, and sockets to it with the bytes that they received. */
async function open(limits: ConnectionLimits, changes: Parameters<typeof makeSite>[0] = {}) {
  site = await makeSite(changes, limits);
  const dial = async (from: string, text = '') => {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => {}).resume();
    await once(socket, 'connect');
    if (text) socket.write(text);
    return socket;
  };
  return { dial, visit: (path = '/kontakt') => site.ask(path) };
}

const isOpen = (socket: Socket) => !socket.closed;

/** A socket that is closed with unread bytes emits an error first. */
const closing = (socket: Socket) =>
  socket.closed ? undefined : new Promise<void>((resolve) => socket.once('close', () => resolve()));

const dribble = 'GET / HTTP/1.1\r\nhost: a\r\nx: ';

async function answerOf(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}

describe('sockets of one address', () => {
  it('that never finish a request replace each other', async () => {
    const { dial, visit } = await open({ idleSocketsPerAddress: 3 });
    const sockets: Socket[] = [];
    for (let count = 0; count < 8; count += 1) sockets.push(await dial('127.0.0.2', dribble));
    await Promise.all(sockets.slice(0, 5).map(closing));
    expect(sockets.map(isOpen)).toEqual([false, false, false, false, false, true, true, true]);
    expect((await visit()).status).toBe(200);
  });

  it('that are idle are closed, longest idle first', async () => {
    const { dial } = await open({ idleSocketsPerAddress: 2 });
    const sockets = [await dial('127.0.0.2'), await dial('127.0.0.2')];
    for (const at of [1, 0]) {
      sockets[at]?.write(request('/kontakt'));
      await answerOf(sockets[at] as Socket);
    }
    sockets.push(await dial('127.0.0.2'));
    await closing(sockets[1] as Socket);
    expect(sockets.map(isOpen)).toEqual([true, false, true]);
  });

  it('that are idle are closed before one that has begun a request', async () => {
    const { dial, visit } = await open({ idleSocketsPerAddress: 3 });
    const sockets = [await dial('127.0.0.2', dribble), await dial('127.0.0.2'), await dial('127.0.0.2')];
    for (const at of [1, 2]) {
      sockets[at]?.write(request('/kontakt'));
      await answerOf(sockets[at] as Socket);
    }
    sockets[1]?.write('GET / HTTP/1.1\r\n');
    await visit();
    sockets.push(await dial('127.0.0.2'));
    await closing(sockets[2] as Socket);
    expect(sockets.map(isOpen)).toEqual([true, true, false, true]);
  });

  it('that send a body are not closed for others', async () => {
    const processRequest = async () => new Response('taken', { headers: html });
    const { dial } = await open({ idleSocketsPerAddress: 1, sockets: 2 }, { processRequest });
    const head = ['POST /api/contact HTTP/1.1', 'host: a', 'content-length: 11', 'expect: 100-continue', '', ''];
    const sender = await dial('127.0.0.2', head.join('\r\n'));
    expect(await answerOf(sender)).toMatch(/^HTTP\/1.1 100 /);
    const others: Socket[] = [];
    for (let count = 0; count < 4; count += 1) others.push(await dial('127.0.0.2', dribble));
    await Promise.all(others.slice(0, 3).map(closing));
    sender.write('name=Johann');
    expect(await answerOf(sender)).toMatch(/^HTTP\/1.1 200 /);
  });

  it('get a 503 beyond the limit of active requests', async () => {
    const rest = Promise.withResolvers<void>();
    const processRequest = async () => {
      await rest.promise;
      return new Response('ring', { headers: html });
    };
    const { dial, visit } = await open({ activeRequestsPerClient: 2 }, { processRequest });
    const sockets = [
      await dial('127.0.0.2', request('/produkt/ring')),
      await dial('127.0.0.2', request('/produkt/ring')),
      await dial('127.0.0.2', request('/produkt/ring')),
    ];
    expect(await answerOf(sockets[2] as Socket)).toMatch(
      /^HTTP\/1.1 503 [\s\S]*retry-after: 5[\s\S]*connection: close/i,
    );
    expect((await visit()).status).toBe(200);
    rest.resolve();
    for (const socket of sockets.slice(0, 2)) expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 200 /);
    sockets[0]?.write(request('/kontakt'));
    expect(await answerOf(sockets[0] as Socket)).toMatch(/^HTTP\/1.1 200 /);
  });
});

/** Responses that never end, except for the site's own files. */
const endlessly = {
  processRequest: async () => {
    const start = (controller: ReadableStreamDefaultController) =>
      controller.enqueue(new TextEncoder().encode('frame'));
    return new Response(new ReadableStream({ start }), { headers: html });
  },
};

describe('responses', () => {
  const holdAnswers = async (dial: (from: string, text: string) => Promise<Socket>, addresses: string[]) => {
    const sockets: Socket[] = [];
    for (const address of addresses) {
      const socket = await dial(address, request('/produkt/ring'));
      await answerOf(socket);
      sockets.push(socket);
    }
    return sockets;
  };
  const countOpen = (sockets: Socket[]) => sockets.filter(isOpen).length;

  it('that a few addresses do not read end for another client, the oldest first', async () => {
    const { dial, visit } = await open({ activeRequests: 30, activeRequestsPerClient: 5 }, endlessly);
    const addresses = Array.from({ length: 30 }, (_, at) => `127.0.0.${2 + Math.floor(at / 5)}`);
    const sockets = await holdAnswers(dial, addresses);
    expect((await visit()).status).toBe(200);
    await expect.poll(() => countOpen(sockets)).toBe(29);
    expect(sockets.findIndex(({ closed }) => closed) % 5).toBe(0);
  });

  it('that one network does not read end for another client, from however many addresses', async () => {
    const { dial, visit } = await open({ activeRequests: 8 }, endlessly);
    const sockets = await holdAnswers(
      dial,
      Array.from({ length: 8 }, (_, at) => `127.1.2.${1 + at}`),
    );
    expect((await visit()).status).toBe(200);
    await expect.poll(() => countOpen(sockets)).toBe(7);
  });

  it('that hold all sockets end for a new visitor', async () => {
    const { dial, visit } = await open({ sockets: 3 }, endlessly);
    const sockets = await holdAnswers(dial, ['127.0.0.2', '127.0.0.2', '127.0.0.2']);
    expect((await visit()).status).toBe(200);
    await expect.poll(() => sockets.map(isOpen)).toEqual([false, true, true]);
  });

  it('of health checks are exempt from the limit', async () => {
    const { dial, visit } = await open({ activeRequests: 1, activeRequestsPerClient: 1 }, endlessly);
    await holdAnswers(dial, ['127.0.0.1']);
    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/kontakt'].map(async (path) => (await visit(path)).status),
    );
    expect(statuses).toEqual([200, 200, 503]);
  });
});

describe('all sockets', () => {
  it('are limited, and a new client still gets in', async () => {
    const { dial, visit } = await open({ sockets: 4 });
    const sockets: Socket[] = [];
    for (let count = 0; count < 6; count += 1) sockets.push(await dial(`127.0.0.${10 + count}`, dribble));
    expect((await visit()).status).toBe(200);
    await Promise.all(sockets.slice(0, 3).map(closing));
    expect(sockets.slice(0, 3).map(isOpen)).toEqual([false, false, false]);
  });

  it('whose responses are not read are closed for other clients', async () => {
    const { dial, visit } = await open({ activeRequests: 2, slowResponseMs: 0 }, endlessly);
    const sockets = [
      await dial('127.0.0.2', request('/produkt/ring')),
      await dial('127.0.0.3', request('/produkt/ring')),
    ];
    await Promise.all(sockets.map(answerOf));
    expect((await visit()).status).toBe(200);
    await closing(sockets[0] as Socket);
    expect(sockets.map(isOpen)).toEqual([false, true]);
  });
});

it('pipelined requests are all answered', async () => {
  const { dial } = await open({ idleSocketsPerAddress: 1 });
  const socket = await dial('127.0.0.2', request('/kontakt').repeat(3));
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  while (text.split('</html>').length < 4) await once(socket, 'data');
  expect(text.match(/HTTP\/1.1 200 /g)).toHaveLength(3);
});

it('more pipelined requests than the limit close their connection, and no more are handled', async () => {
  let count = 0;
  const processRequest = () => {
    count += 1;
    return new Promise<Response>(() => {});
  };
  const { dial, visit } = await open({ activeRequestsPerClient: 17 }, { processRequest });
  await closing(await dial('127.0.0.2', request('/produkt/ring').repeat(1_000)));
  expect((await visit()).status).toBe(200);
  expect(count).toBe(16);
  // What had begun does not count any more.
  await dial('127.0.0.2', request('/produkt/ring').repeat(16));
  await expect.poll(() => count).toBe(32);
});

it('a refused connection is destroyed when its client does not close it', async () => {
  await open({});
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('HELLO\r\n\r\n');
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 400 /);
  await once(socket, 'end');
  expect(await site.countSockets()).toBe(1);
  vi.advanceTimersByTime(1_000);
  await expect.poll(site.countSockets, { timeout: 10_000 }).toBe(0);
  socket.destroy();
});

it('starts the work after the first turn of the event loop that accepts no connection', async () => {
  let accepted = 0;
  // As Node does it: one waiting connection per turn. Real connections would reach the process when the kernel wants.
  const accept = () => {
    accepted += 1;
    if (accepted < 100) setImmediate(accept);
  };
  setImmediate(accept);
  const atStart = await new Promise<number>((resolve) =>
    createDeferWhileAccepting(() => accepted)(() => resolve(accepted)),
  );
  expect(atStart).toBe(100);
});

it('starts the work after the maximum delay while connections keep arriving', async () => {
  let count = 0;
  await new Promise<void>((resolve) => createDeferWhileAccepting(() => ++count)(resolve));
  expect(count).toBeGreaterThan(1);
});

it('starts the work in the second turn of the event loop without new connections', async () => {
  let turns = 0;
  let isOver = false;
  const spin = () => {
    turns += 1;
    if (!isOver) setImmediate(spin);
  };
  setImmediate(spin);
  await new Promise<void>((resolve) => createDeferWhileAccepting(() => 7)(resolve));
  isOver = true;
  expect(turns).toBeLessThanOrEqual(3);
});

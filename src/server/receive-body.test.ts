import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type BodyRule, createBodyReceiver, type ReceivedBody } from './receive-body.ts';
import { signatureHeader, signCall } from './signature.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Limits = Parameters<typeof createBodyReceiver>[0];

/** A server that reports received bodies and holds them until `answer` is called. */
async function openReceiver(rule: BodyRule, limits: Limits = {}) {
  const receive = createBodyReceiver(limits);
  const received: ReceivedBody[] = [];
  const bytesRead: number[] = [];
  const names: string[] = [];
  const arrived = { bodies: 0, bytes: 0 };
  const waiting: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  server = createServer(async (request, response) => {
    arrived.bodies += 1;
    request.on('data', (chunk: Buffer) => {
      arrived.bytes += chunk.length;
    });
    received.push(await receive(request, response, { rule, client: String(request.headers['x-client'] ?? 'a') }));
    names.push(String(request.headers['x-name']));
    bytesRead.push(request.socket.bytesRead);
    waiting.push(() => response.end());
    for (const tell of listeners) tell();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    bytesRead,
    names,
    arrived,
    /** Sends the chunks one after the other, and aborts only where `isAborted`. */
    send: (headers: string[], parts: (string | Buffer)[] = [], isAborted = false) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(`${['POST / HTTP/1.1', 'host: a', ...headers].join('\r\n')}\r\n\r\n`);
      for (const part of parts) socket.write(part);
      if (isAborted) socket.end();
      return socket;
    },
    /** Waits until so many bodies were received or refused. */
    until: async (count: number) => {
      while (received.length < count) await new Promise<void>((resolve) => listeners.push(resolve));
      return received;
    },
    answerAll: async () => {
      for (const answer of waiting.splice(0)) answer();
      await new Promise(setImmediate);
    },
  };
}

const chunked = 'transfer-encoding: chunked';
const toChunk = (text: string | Buffer) => `${text.length.toString(16)}\r\n${text}\r\n`;
const lengthOf = (bytes: number) => `content-length: ${bytes}`;
const megabyte = Buffer.alloc(1024 ** 2, 'a');

describe('a body', () => {
  it('is assembled from its chunks', async () => {
    const { send, until } = await openReceiver({ maxBytes: 10_000 });
    send([chunked], [toChunk('name='), toChunk('x'.repeat(5_000)), '0\r\n\r\n']);
    expect(await until(1)).toMatchObject([{ status: 'ok', body: Buffer.from(`name=${'x'.repeat(5_000)}`) }]);
  });

  it('may be as large as its path allows, and not a byte larger', async () => {
    const { send, until } = await openReceiver({ maxBytes: 9 });
    send([lengthOf(9)], ['name=Anna']);
    await until(1);
    send([lengthOf(10)], ['name=Anna!']);
    await until(2);
    send([chunked], [toChunk('name=Anna'), toChunk('!')]);
    expect((await until(3)).map((one) => (one.status === 'refused' ? one.kind : one.status))).toEqual([
      'ok',
      'tooLarge',
      'tooLarge',
    ]);
  });

  it('with a content-length over the limit is not read', async () => {
    const { send, until, bytesRead } = await openReceiver({ maxBytes: 4096 });
    send([lengthOf(8 * megabyte.length)], Array(8).fill(megabyte));
    expect(await until(1)).toEqual([{ status: 'refused', kind: 'tooLarge', isRead: false }]);
    expect(bytesRead[0]).toBeLessThan(256 * 1024);
  });

  it('without content-length is read up to the limit', async () => {
    const { send, until, bytesRead } = await openReceiver({ maxBytes: 4096 });
    send([chunked], Array(8).fill(toChunk(megabyte)));
    expect(await until(1)).toEqual([{ status: 'refused', kind: 'tooLarge', isRead: false }]);
    expect(bytesRead[0]).toBeLessThan(256 * 1024);
  });

  it('of a browser is drained when it is too large', async () => {
    const { send, until } = await openReceiver({ maxBytes: 9, isFromBrowser: true });
    send([lengthOf(megabyte.length)], [megabyte]);
    expect(await until(1)).toEqual([{ status: 'refused', kind: 'tooLarge', isRead: true }]);
  });

  it('of a browser is drained up to four megabytes only', async () => {
    const { send, until } = await openReceiver({ maxBytes: 9, isFromBrowser: true });
    send([chunked], Array(5).fill(toChunk(megabyte)));
    send([lengthOf(5 * megabyte.length)], Array(5).fill(megabyte));
    expect(await until(2)).toEqual(Array(2).fill({ status: 'refused', kind: 'tooLarge', isRead: false }));
  });

  it('of a browser is not drained while too many others are', async () => {
    const { send, until } = await openReceiver({ maxBytes: 9, isFromBrowser: true }, { drains: 1 });
    send([chunked], [toChunk('more than nine')]);
    send([chunked], [toChunk('more than nine')]);
    expect(await until(1)).toEqual([{ status: 'refused', kind: 'tooLarge', isRead: false }]);
  });

  it('of a browser is drained in place of one of the client with the largest share', async () => {
    const { send, until, arrived, names } = await openReceiver({ maxBytes: 9, isFromBrowser: true }, { drains: 2 });
    for (const name of ['first', 'second'])
      send([chunked, 'x-client: a', `x-name: ${name}`], [toChunk('more than nine')]);
    await expect.poll(() => arrived.bytes).toBe(28);
    send([lengthOf(megabyte.length), 'x-client: b', 'x-name: other'], [megabyte]);
    expect(await until(2)).toContainEqual({ status: 'refused', kind: 'tooLarge', isRead: true });
    expect(names).toContain('other');
  });

  it('without progress or over the deadline is refused', async () => {
    const still = await openReceiver({ maxBytes: 9 }, { progressMs: 20 });
    still.send([lengthOf(9)], ['name']);
    expect(await still.until(1)).toEqual([{ status: 'refused', kind: 'tooSlow', isRead: false }]);
    const long = await openReceiver({ maxBytes: 9 }, { deadlineMs: 20 });
    long.send([lengthOf(9)], ['name']);
    expect(await long.until(1)).toEqual([{ status: 'refused', kind: 'tooSlow', isRead: false }]);
  });

  it('that breaks off is aborted', async () => {
    const { send, until } = await openReceiver({ maxBytes: 9 });
    send([lengthOf(9)], ['name'], true);
    expect(await until(1)).toEqual([{ status: 'aborted' }]);
  });
});

const kinds = (received: ReceivedBody[]) => received.map((one) => (one.status === 'refused' ? one.kind : one.status));

describe('concurrent bodies', () => {
  const body = (bytes: number) => [lengthOf(bytes), 'x'.repeat(bytes)] as const;

  it('share their client’s memory until they are answered', async () => {
    const rule = { maxBytes: 8192 };
    const { send, until, answerAll } = await openReceiver(rule, { heldBytesPerClient: 12_288 });
    const [length, text] = body(8192);
    send([length], [text]);
    await until(1);
    send([length], [text]);
    await until(2);
    send([length, 'x-client: b'], [text]);
    expect((await until(3)).map((one) => (one.status === 'refused' ? one.kind : one.status))).toEqual([
      'ok',
      'tooMany',
      'ok',
    ]);
    await answerAll();
    send([length], [text]);
    expect((await until(4))[3]?.status).toBe('ok');
  });

  it('give their memory back once the app has read them, though nobody reads the answer', async () => {
    const { send, until } = await openReceiver({ maxBytes: 8192 }, { heldBytes: 12_288, heldBytesPerClient: 8192 });
    const [length, text] = body(8192);
    send([length], [text]);
    const [first] = await until(1);
    if (first?.status === 'ok') first.release();
    send([length], [text]);
    expect(kinds(await until(2))).toEqual(['ok', 'ok']);
  });

  it('of one network leave half of the memory to others, though they have arrived', async () => {
    const { send, until } = await openReceiver({ maxBytes: 8192 }, { heldBytes: 65_536, heldBytesPerClient: 8192 });
    const [length, text] = body(8192);
    for (let at = 1; at <= 9; at += 1) {
      send([length, `x-client: 198.51.100.${at}`], [text]);
      await until(at);
    }
    send([length, 'x-client: 203.0.113.9'], [text]);
    const received = kinds(await until(10));
    expect(received).toEqual([...Array(4).fill('ok'), ...Array(5).fill('tooMany'), 'ok']);
  });

  it('of a few slow clients yield to another one of their network, the heaviest first', async () => {
    const limits = { heldBytes: 65_536, heldBytesPerClient: 8192 };
    const { send, until, arrived, names } = await openReceiver({ maxBytes: 9_000 }, limits);
    for (let at = 1; at <= 4; at += 1) {
      send(stalled(`198.51.${at}.7`), ['x'.repeat(8_000)]);
      await expect.poll(() => arrived.bytes).toBe(at * 8_000);
    }
    const [length, text] = body(4096);
    send([length, 'x-client: 198.51.100.9', 'x-name: customer'], [text]);
    expect(kinds(await until(2))).toEqual(['tooMany', 'ok']);
    expect(names).toEqual(['198.51.1.7', 'customer']);
  });

  it('of one network have no bound while half of the memory is free', async () => {
    const { send, until } = await openReceiver({ maxBytes: 8192 }, { heldBytes: 65_536, heldBytesPerClient: 8192 });
    const [length, text] = body(8192);
    // A household may weigh as two clients.
    for (let at = 1; at <= 5; at += 1) {
      send([length, `x-client: 2001:db8:1:${at}`], [text]);
      await until(at);
    }
    expect(kinds(await until(5))).toEqual([...Array(4).fill('ok'), 'tooMany']);
  });

  it('that have arrived count when another one must yield', async () => {
    const limits = { heldBytes: 20_480, heldBytesPerClient: 20_480 };
    const { send, until, arrived, names } = await openReceiver({ maxBytes: 9_000 }, limits);
    const [length, text] = body(8192);
    send([length, 'x-client: 198.51.100.7', 'x-name: arrived'], [text]);
    await until(1);
    send(stalled('198.51.100.7', 'stalled'), ['x']);
    await expect.poll(() => arrived.bytes).toBe(8_193);
    send([lengthOf(9_000), 'x-client: 203.0.113.7', 'x-name: other'], ['x'.repeat(5_000)]);
    await expect.poll(() => arrived.bytes).toBe(13_193);
    send(order, ['{"order":1}']);
    await until(3);
    expect(names).toEqual(['arrived', 'stalled', 'order']);
  });

  it('share the memory of all clients', async () => {
    const { send, until } = await openReceiver({ maxBytes: 8192 }, { heldBytes: 12_288 });
    const [length, text] = body(8192);
    send([length], [text]);
    await until(1);
    send([length, 'x-client: b'], [text]);
    expect((await until(2))[1]).toMatchObject({ status: 'refused', kind: 'unavailable' });
  });

  const stalled = (client: string, name = client) => [lengthOf(9_000), `x-client: ${client}`, `x-name: ${name}`];
  const order = [lengthOf(11), 'x-client: 203.0.113.9', 'x-name: order'];

  it('of a household yield memory to another client, from however many addresses', async () => {
    const { send, until, arrived } = await openReceiver({ maxBytes: 9_000 }, { heldBytes: 32_768 });
    for (let at = 0; at < 8; at += 1) send(stalled(`2001:db8:1:${at}`), ['x'.repeat(100)]);
    await expect.poll(() => arrived.bytes).toBe(800);
    send(order, ['{"order":1}']);
    expect(kinds(await until(2))).toEqual(expect.arrayContaining(['tooMany', 'ok']));
  });

  it('yield the one without progress for longest', async () => {
    const { send, until, arrived, names } = await openReceiver({ maxBytes: 9_000 }, { heldBytes: 12_288 });
    const first = send(stalled('198.51.100.7', 'first'), ['x']);
    await expect.poll(() => arrived.bytes).toBe(1);
    send(stalled('198.51.100.7', 'second'), ['x']);
    await expect.poll(() => arrived.bytes).toBe(2);
    send(stalled('198.51.100.7', 'third'), ['x']);
    await expect.poll(() => arrived.bytes).toBe(3);
    first.write('x');
    await expect.poll(() => arrived.bytes).toBe(4);
    send(order, ['{"order":1}']);
    await until(2);
    expect(names).toEqual(['second', 'order']);
  });

  it('use no memory for bytes that have not arrived', async () => {
    const { send, until, arrived } = await openReceiver({ maxBytes: 16_384 }, { heldBytes: 16_384 });
    const large = send([lengthOf(12_288), 'x-client: 198.51.100.7'], ['x'.repeat(8_193)]);
    await expect.poll(() => arrived.bytes).toBe(8_193);
    send(order, ['{"order":1}']);
    await until(1);
    large.write('x'.repeat(4_095));
    expect(kinds(await until(2))).toEqual(['ok', 'ok']);
  });

  it('of a household yield slots to another client, though nothing of them has arrived', async () => {
    const { send, until, arrived } = await openReceiver({ maxBytes: 9_000 }, { bodies: 8 });
    for (let at = 0; at < 8; at += 1) send(stalled(`2001:db8:1:${at}`));
    await expect.poll(() => arrived.bodies).toBe(8);
    send(order, ['{"order":1}']);
    expect(kinds(await until(2))).toEqual(['tooMany', 'ok']);
  });

  it.each<[string, Parameters<typeof createBodyReceiver>[0]]>([
    ['slots', { bodies: 4 }],
    ['memory', { heldBytes: 16_384 }],
  ])('of many clients with one each yield %s: the one that has stalled for longest', async (_what, limits) => {
    const { send, until, arrived, names } = await openReceiver({ maxBytes: 9_000 }, limits);
    const clients = ['20.1.0.1', '21.1.0.1', '22.1.0.1', '23.1.0.1'];
    const sockets = [];
    for (const client of clients) {
      sockets.push(send(stalled(client), ['x']));
      await expect.poll(() => arrived.bytes).toBe(sockets.length);
    }
    sockets[0]?.write('x');
    await expect.poll(() => arrived.bytes).toBe(5);
    send(order, ['{"order":1}']);
    expect(kinds(await until(2))).toEqual(['tooMany', 'ok']);
    expect(names).toEqual(['21.1.0.1', 'order']);
  });

  it('of a client with more than anybody else yield nothing to it', async () => {
    const { send, until, arrived } = await openReceiver({ maxBytes: 9_000 }, { bodies: 3 });
    for (const client of ['20.1.0.1', '21.1.0.1', '21.1.0.1']) send(stalled(client));
    await expect.poll(() => arrived.bodies).toBe(3);
    send(stalled('21.1.0.1'));
    expect(kinds(await until(1))).toEqual(['unavailable']);
  });

  it('of one client are limited', async () => {
    const { send, until, arrived } = await openReceiver({ maxBytes: 9_000 }, { bodiesPerClient: 2 });
    for (let at = 0; at < 2; at += 1) send(stalled('198.51.100.7'));
    await expect.poll(() => arrived.bodies).toBe(2);
    send(stalled('198.51.100.7'));
    expect(kinds(await until(1))).toEqual(['tooMany']);
  });
});

describe('a signed call', () => {
  const rule = { maxBytes: 4096, isSigned: true };
  const now = Date.now();
  const call = { direction: 'cms-to-storefront', method: 'POST', path: '/', body: '{}' } as const;

  it.each([
    ['no signature', []],
    ['something else', [`${signatureHeader}: secret`]],
    ['an old signature', [`${signatureHeader}: ${signCall('s', call, now - 3_600_000)}`]],
    ['an endless signature', [`${signatureHeader}: t=${now},n=x,v2=${'a'.repeat(600)}`]],
  ])('with %s is not read', async (_what, headers) => {
    const { send, until, bytesRead } = await openReceiver(rule);
    send([chunked, ...headers], Array(8).fill(toChunk(megabyte)));
    expect(await until(1)).toEqual([{ status: 'refused', kind: 'unauthorized', isRead: false }]);
    expect(bytesRead[0]).toBeLessThan(256 * 1024);
  });

  it('with a current signature is read', async () => {
    const { send, until } = await openReceiver(rule);
    send([lengthOf(2), `${signatureHeader}: ${signCall('s', call, now)}`], ['{}']);
    expect((await until(1))[0]?.status).toBe('ok');
  });
});

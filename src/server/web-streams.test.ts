import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { makeSite } from './site-fixture.ts';
import { ClientLeft, cancelAsClientLeft, findWholeBody, holdBody, toWholeBody } from './web-streams.ts';

it('a cancelled body is cancelled with ClientLeft, whatever the reason', async () => {
  const reasons: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({ cancel: (reason) => void reasons.push(reason) });
  await cancelAsClientLeft(body).cancel(new Error('read ECONNRESET'));
  expect(reasons).toEqual([expect.any(ClientLeft)]);
});

it('a body is read on demand, and its errors are passed on', async () => {
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulls += 1;
        if (pulls === 1) controller.enqueue(new Uint8Array([7]));
        else controller.error(new Error('broken'));
      },
    },
    { highWaterMark: 0 },
  );
  const reader = cancelAsClientLeft(body).getReader();
  expect(pulls).toBe(0);
  expect(await reader.read()).toEqual({ done: false, value: new Uint8Array([7]) });
  await expect(reader.read()).rejects.toThrow('broken');
});

it('a whole body has its bytes behind it in every response that is made of it, and can be read', async () => {
  const bytes = new TextEncoder().encode('Ring');
  const { body } = new Response(new Response(toWholeBody(bytes)).body, { status: 404 });
  expect(body && findWholeBody(body)).toBe(bytes);
  expect(await new Response(body).text()).toBe('Ring');
});

/** A body that a test writes. */
function makeBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let reason: unknown;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: (given) => {
      reason = given;
    },
  });
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return {
    body,
    write,
    end: () => controller?.close(),
    fail: (e: Error) => controller?.error(e),
    reasonOf: () => reason,
  };
}

const never = new Promise(() => {});

it('a body of which nothing is late is held back until it is whole', async () => {
  const { body, write, end } = makeBody();
  const holding = holdBody(body, never);
  write('Trau');
  write('ringe');
  end();
  const held = await holding;
  expect(Buffer.from(findWholeBody(held) ?? []).toString()).toBe('Trauringe');
  expect(await new Response(held).text()).toBe('Trauringe');
});

it('a body of which a part is late is passed on as it comes, from its beginning', async () => {
  const { body, write, end } = makeBody();
  write('Trau');
  const held = await holdBody(body, Promise.resolve());
  expect(findWholeBody(held)).toBeUndefined();
  const reader = held.getReader();
  const read = async () => Buffer.from((await reader.read()).value ?? []).toString();
  expect(await read()).toBe('Trau');
  const next = read();
  write('ringe');
  expect(await next).toBe('ringe');
  write('!');
  end();
  expect(await read()).toBe('!');
  expect((await reader.read()).done).toBe(true);
});

it('a body that fails while it is held fails where it is read, and one that is left is cancelled', async () => {
  const failing = makeBody();
  const holding = holdBody(failing.body, never);
  failing.write('Trau');
  failing.fail(new Error('broken'));
  await expect(new Response(await holding).text()).rejects.toThrow('broken');
  const left = makeBody();
  await (await holdBody(left.body, Promise.resolve())).cancel(new ClientLeft());
  expect(left.reasonOf()).toBeInstanceOf(ClientLeft);
});

it.each([
  ['before its first byte', 'identity', false],
  ['before its first byte', 'br', false],
  ['on its way', 'identity', true],
  ['on its way', 'gzip', true],
])(
  'a page that its visitor leaves %s (%s) ends for that reason, and is no error',
  async (_when, encoding, isOnItsWay) => {
    const written: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const asked = Promise.withResolvers<void>();
    const reason = Promise.withResolvers<unknown>();
    const late = Promise.withResolvers<void>();
    const site = await makeSite({
      processRequest: async () => {
        asked.resolve();
        if (!isOnItsWay) await late.promise;
        const body = new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('the frame')),
          cancel: (why) => reason.resolve(why),
        });
        return new Response(body, { headers: { 'content-type': 'text/html' } });
      },
    });
    const socket = connect(site.port, '127.0.0.1');
    socket.write(`GET /produkt/ring HTTP/1.1\r\nhost: a\r\naccept-encoding: ${encoding}\r\n\r\n`);
    await asked.promise;
    if (isOnItsWay) await once(socket, 'data');
    socket.resetAndDestroy();
    await expect.poll(site.countSockets).toBe(0);
    late.resolve();
    expect(await reason.promise).toBeInstanceOf(ClientLeft);
    site.close();
    spy.mockRestore();
    expect(written.filter((line) => /"level":"(?:warn|error)"/.test(line))).toEqual([]);
  },
);

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createPictureReaders } from './picture-readers.ts';

/** Readers with a limit of ten bytes. */
function openReaders() {
  const admit = createPictureReaders({ maxBytes: 10 });
  return (client: string, bytes: Uint8Array) => {
    const incoming = new IncomingMessage(new Socket());
    const outgoing = new ServerResponse(incoming);
    return {
      isAdmitted: admit(client, bytes, { incoming, outgoing }),
      hasEnded: () => incoming.socket.destroyed,
      finish: () => outgoing.emit('close'),
    };
  };
}

it('a client that leaves much unread loses its oldest picture to somebody else', () => {
  const read = openReaders();
  const [first, second] = [read('198.51.100.7', new Uint8Array(5)), read('198.51.100.7', new Uint8Array(5))];
  const other = read('203.0.113.7', new Uint8Array(4));
  expect([first.hasEnded(), second.hasEnded(), other.isAdmitted]).toEqual([true, false, true]);
});

it('a client that leaves everything unread gets no more', () => {
  const read = openReaders();
  const first = read('198.51.100.7', new Uint8Array(10));
  expect(read('198.51.100.7', new Uint8Array(1)).isAdmitted).toBe(false);
  expect(first.hasEnded()).toBe(false);
  first.finish();
  expect(read('198.51.100.7', new Uint8Array(1)).isAdmitted).toBe(true);
});

it('among equals the one that has been reading for longest yields', () => {
  const read = openReaders();
  const readers = ['192.0.2.7', '198.51.100.7'].map((client) => read(client, new Uint8Array(5)));
  expect(read('203.0.113.7', new Uint8Array(5)).isAdmitted).toBe(true);
  expect(readers.map(({ hasEnded }) => hasEnded())).toEqual([true, false]);
});

it('a picture that many read counts once, until the last of them has read it', () => {
  const read = openReaders();
  const popular = new Uint8Array(6);
  const readers = ['192.0.2.7', '198.51.100.7', '203.0.113.7'].map((client) => read(client, popular));
  const small = read('192.0.2.99', new Uint8Array(4));
  expect([...readers, small].map(({ isAdmitted, hasEnded }) => isAdmitted && !hasEnded())).toEqual(Array(4).fill(true));
  for (const { finish } of readers.slice(1)) finish();
  expect(read('192.0.2.99', new Uint8Array(1)).isAdmitted).toBe(true);
  expect(readers[0]?.hasEnded()).toBe(true);
});

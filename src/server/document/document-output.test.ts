import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addPayload, createPayloadText, readWhole, streamDocument } from './document-output.ts';
import { createStitcher } from './stitch-payload.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** A document that a test writes as React does: in parts, with a flush where it may be cut. */
function makeDocument(beginning: readonly string[]) {
  let writer: (Writable & { flush?: () => void }) | undefined;
  const aborted: unknown[] = [];
  const write = (...parts: string[]) => {
    for (const part of parts) writer?.write(encode(part));
    writer?.flush?.();
  };
  const document = {
    shell: Promise.resolve(),
    whole: Promise.resolve(),
    pipe: (given: Writable) => {
      writer = given;
      write(...beginning);
    },
    abort: (reason: unknown) => aborted.push(reason),
  };
  return { document, write, aborted };
}

const finishHead = (html: string) => html.replace('<head>', '<head><style></style>');

const readAll = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

test('the payload follows what is shown, and the end of the document follows all of both', async () => {
  const { document, write } = makeDocument(['<html><head>', '</head><body>Uhren']);
  const text = createPayloadText(createStitcher([]));
  text.add(encode('1:"früh"\n'));
  const read = readAll(streamDocument(document, { text, nonce: 'abc', finishHead }));
  await setImmediate();
  text.add(encode('2:"spät"\n'));
  await setImmediate();
  write('Ringe', '</body></html>');
  await setImmediate();
  text.add(encode('3:"</script>"\n'));
  text.add(undefined);
  const push = (literal: string) => `<script nonce="abc">(self.__FLIGHT_DATA||=[]).push("${literal}")</script>`;
  expect(await read).toBe(
    `<html><head><style></style></head><body>Uhren${push('1:\\"früh\\"\\n')}${push('2:\\"spät\\"\\n')}Ringe${push('3:\\"\\u003c/script>\\"\\n')}</body></html>`,
  );
});

test('a page whose payload breaks off is broken off', async () => {
  const { document } = makeDocument(['<html>']);
  const text = createPayloadText(createStitcher([]));
  const read = readAll(streamDocument(document, { text, nonce: undefined, finishHead }));
  text.fail(new Error('The payload broke off.'));
  await expect(read).rejects.toThrow('The payload broke off.');
});

test('a page whose client leaves is abandoned with the reason, and what React still writes is dropped', async () => {
  const { document, write, aborted } = makeDocument(['<html>']);
  const stream = streamDocument(document, {
    text: createPayloadText(createStitcher([])),
    nonce: undefined,
    finishHead,
  });
  const reason = new Error('left');
  await stream.cancel(reason);
  expect(aborted).toEqual([reason]);
  expect(() => write('</body></html>')).not.toThrow();
});

test('a whole page has its payload before its end', () => {
  const { document } = makeDocument(['<html><body>', 'Größe</body></html>']);
  expect(addPayload(readWhole(document), Buffer.from('1:"Größe"'), undefined).toString()).toBe(
    '<html><body>Größe<script>(self.__FLIGHT_DATA||=[]).push("1:\\"Größe\\"")</script></body></html>',
  );
});

test('a character that is cut between two parts of the payload is whole when they are taken one by one', () => {
  const text = createPayloadText(createStitcher([]));
  const [whole, bytes] = [createPayloadText(createStitcher([])), encode('Größe')];
  text.add(bytes.slice(0, 3));
  const first = text.take();
  text.add(bytes.slice(3));
  text.add(undefined);
  expect([first, text.take()]).toEqual(['Gr', 'öße']);
  for (const part of [bytes.slice(0, 3), bytes.slice(3), undefined]) whole.add(part);
  expect(whole.takeBytes().toString()).toBe('Größe');
});

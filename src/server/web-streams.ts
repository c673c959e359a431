import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';

// Node and the DOM each declare the type of the one class that exists at runtime.

export function toNodeStream(body: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(body as NodeWebStream<Uint8Array>);
}

export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

class WholeBody extends ReadableStream<Uint8Array> {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super(
      {
        pull: (controller) => {
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    this.bytes = bytes;
  }
}

/**
 * A body that is in memory as a whole. A Response made of the bytes themselves would copy them; through streams they
 * would take a dozen turns, so whoever writes the response looks for the bytes behind its body.
 */
export function toWholeBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new WholeBody(bytes);
}

export function findWholeBody(body: ReadableStream<Uint8Array>): Uint8Array | undefined {
  return body instanceof WholeBody ? body.bytes : undefined;
}

/**
 * Holds a body back until it is whole, which takes a single turn to compress and to send; it is passed on as it comes once
 * `whenLate` has resolved.
 */
export async function holdBody(
  body: ReadableStream<Uint8Array>,
  whenLate: Promise<unknown>,
): Promise<ReadableStream<Uint8Array>> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let isHeld = true;
  const readHeld = async () => {
    while (isHeld) {
      const { done, value } = await reader.read();
      if (done) return true;
      parts.push(value);
    }
    return false;
  };
  const reading = readHeld();
  if (await Promise.race([reading.catch(() => false), whenLate.then(() => false)])) {
    return toWholeBody(Buffer.concat(parts));
  }
  isHeld = false;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (parts.length === 0) await reading;
        const value = parts.shift() ?? (await reader.read()).value;
        if (value) controller.enqueue(value);
        else controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** The reason with which work is cancelled when its client has disconnected. */
export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';

  constructor() {
    super('The client has left.');
  }
}

/**
 * The same body, which is always cancelled with `ClientLeft`, however its stream ends on a closed connection: React
 * reports the cancellation like an error, and only its message tells them apart.
 */
export function cancelAsClientLeft(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => reader.cancel(new ClientLeft()),
    },
    // Nothing is read before the consumer pulls.
    { highWaterMark: 0 },
  );
}

import { Writable } from 'node:stream';
import { makePayloadScript } from './bootstrap-script.ts';
import type { Document } from './write-document.tsx';

const trailer = Buffer.from('</body></html>');

/** The RSC payload of a page as far as it has arrived. */
export type PayloadText = {
  add: (part: Uint8Array | undefined) => void;
  fail: (error: unknown) => void;
  /** Resolves when all of it has arrived; rejects where it breaks off. */
  whenRead: Promise<void>;
  isRead: () => boolean;
  /** Takes what has arrived since the last call. */
  take: () => string;
  /** Called after each part. */
  onPart: (listen: () => void) => void;
};

export function createPayloadText(): PayloadText {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => {});
  let text = '';
  let hasEnded = false;
  let tell = () => {};
  return {
    add: (part) => {
      text += decoder.decode(part, { stream: part !== undefined });
      hasEnded = part === undefined;
      if (hasEnded) resolve();
      tell();
    },
    fail: reject,
    whenRead: promise,
    isRead: () => hasEnded,
    take: () => {
      const taken = text;
      text = '';
      return taken;
    },
    onPart: (listen) => {
      tell = listen;
    },
  };
}

/** Takes what React writes. React calls `flush` wherever the HTML may be cut. */
class DocumentWriter extends Writable {
  #parts: Uint8Array[] = [];
  #resume: (() => void) | undefined;
  readonly #onFlush: (html: Buffer) => void;
  readonly #isFull: () => boolean;

  constructor(onFlush: (html: Buffer) => void, isFull = () => false) {
    super();
    this.#onFlush = onFlush;
    this.#isFull = isFull;
  }

  override _write(part: Uint8Array, _encoding: string, done: () => void): void {
    this.#parts.push(part);
    if (this.#isFull()) this.#resume = done;
    else done();
  }

  flush(): void {
    const parts = this.#parts.splice(0);
    if (parts.length > 0) this.#onFlush(Buffer.concat(parts));
  }

  resume(): void {
    const resume = this.#resume;
    this.#resume = undefined;
    resume?.();
  }
}

/** The HTML of a document that is rendered to its end. */
export function readWhole(document: Document): Buffer {
  const parts: Buffer[] = [];
  document.pipe(new DocumentWriter((html) => parts.push(html)));
  return Buffer.concat(parts);
}

/** Adds the payload to a whole document. */
export function addPayload(html: Buffer, payload: string, nonce: string | undefined): Buffer {
  const end = html.length - trailer.length;
  return Buffer.concat([html.subarray(0, end), Buffer.from(makePayloadScript(payload, nonce)), trailer]);
}

/** A document as it is rendered, with its payload between its parts. */
export function streamDocument(
  document: Document,
  payload: PayloadText,
  nonce: string | undefined,
): ReadableStream<Uint8Array> {
  let writer: DocumentWriter | undefined;
  let isCancelled = false;
  return new ReadableStream({
    start: (controller) => {
      let isWritten = false;
      let isScheduled = false;
      const send = (bytes: Uint8Array) => {
        if (!isCancelled && bytes.length > 0) controller.enqueue(bytes);
      };
      const sendPayload = () => {
        isScheduled = false;
        const text = payload.take();
        if (text) send(Buffer.from(makePayloadScript(text, nonce)));
        if (!isWritten || !payload.isRead() || isCancelled) return;
        send(trailer);
        controller.close();
        isCancelled = true;
      };
      // Its parts arrive one by one.
      const schedulePayload = () => {
        if (!isScheduled) setImmediate(sendPayload);
        isScheduled = true;
      };
      writer = new DocumentWriter(
        (html) => {
          isWritten = html.subarray(-trailer.length).equals(trailer);
          send(isWritten ? html.subarray(0, -trailer.length) : html);
          // The payload must not precede the page.
          payload.onPart(schedulePayload);
          schedulePayload();
        },
        () => (controller.desiredSize ?? 0) <= 0,
      );
      payload.whenRead.catch((error) => {
        if (!isCancelled) controller.error(error);
        isCancelled = true;
      });
      document.pipe(writer);
    },
    pull: () => writer?.resume(),
    cancel: (reason) => {
      isCancelled = true;
      document.abort(reason);
    },
  });
}

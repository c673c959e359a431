import { Writable } from 'node:stream';
import { fromByteText, joinBuffers, toByteText } from '../byte-text.ts';
import { makePayloadScript } from './bootstrap-script.ts';
import type { Stitcher } from './stitch-payload.ts';
import type { Document } from './write-document.tsx';

const trailer = '</body></html>';

/** The RSC payload of a page as far as it has arrived. */
export type PayloadText = {
  add: (part: Uint8Array | undefined) => void;
  fail: (error: unknown) => void;
  /** Resolves when all of it has arrived; rejects where it breaks off. */
  whenRead: Promise<void>;
  isRead: () => boolean;
  /** Takes what has arrived since the last call. */
  take: () => string;
  takeBytes: () => Buffer;
  /** Called after each part. */
  onPart: (listen: () => void) => void;
};

/** @param stitcher puts in what is not in the parts */
export function createPayloadText(stitcher: Stitcher): PayloadText {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => {});
  let parts: Uint8Array[] = [];
  let hasEnded = false;
  let tell = () => {};
  const takeBytes = () => {
    const taken = Buffer.concat(parts);
    parts = [];
    return taken;
  };
  return {
    add: (part) => {
      parts.push(...(part ? stitcher.add(part) : stitcher.end()));
      hasEnded = part === undefined;
      if (hasEnded) resolve();
      tell();
    },
    fail: reject,
    whenRead: promise,
    isRead: () => hasEnded,
    // A character may be cut between two parts.
    take: () => decoder.decode(takeBytes(), { stream: !hasEnded }),
    takeBytes,
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
  return joinBuffers(parts);
}

/** Adds the payload to a whole document. */
export function addPayload(html: Buffer, payload: Buffer, nonce: string | undefined): Buffer {
  const end = fromByteText(makePayloadScript(toByteText(payload), nonce) + trailer);
  return joinBuffers([html.subarray(0, -trailer.length), end]);
}

type StreamOptions = { text: PayloadText; nonce: string | undefined; finishHead: (html: string) => string };

/** A document as it is rendered, with its payload between its parts. */
export function streamDocument(
  document: Document,
  { text, nonce, finishHead }: StreamOptions,
): ReadableStream<Uint8Array> {
  let writer: DocumentWriter | undefined;
  let isClosed = false;
  return new ReadableStream({
    start: (controller) => {
      let isFirst = true;
      let isWritten = false;
      let isScheduled = false;
      const send = (html: string) => {
        if (!isClosed && html) controller.enqueue(Buffer.from(html));
      };
      const sendPayload = () => {
        isScheduled = false;
        const part = text.take();
        if (part) send(makePayloadScript(part, nonce));
        if (!isWritten || !text.isRead() || isClosed) return;
        send(trailer);
        isClosed = true;
        controller.close();
      };
      // Its parts arrive one by one.
      const schedulePayload = () => {
        if (!isScheduled) setImmediate(sendPayload);
        isScheduled = true;
      };
      const sendHtml = (bytes: Buffer) => {
        const html = bytes.toString();
        isWritten = html.endsWith(trailer);
        const shown = isWritten ? html.slice(0, -trailer.length) : html;
        send(isFirst ? finishHead(shown) : shown);
        isFirst = false;
        // The payload must not precede the page.
        text.onPart(schedulePayload);
        schedulePayload();
      };
      writer = new DocumentWriter(sendHtml, () => (controller.desiredSize ?? 0) <= 0);
      text.whenRead.catch((error) => {
        if (!isClosed) controller.error(error);
        isClosed = true;
      });
      document.pipe(writer);
    },
    pull: () => writer?.resume(),
    cancel: (reason) => {
      isClosed = true;
      document.abort(reason);
    },
  });
}

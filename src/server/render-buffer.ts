import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { log } from './log.ts';
import { ClientLeft, findWholeBody, toNodeStream } from './web-streams.ts';

/**
 * Limits of rendered bytes that the client has not read: per page, beyond which its render waits, and of all pages
 * together.
 */
const defaultLimits = { maxBytesPerPage: 2 * 1024 ** 2, maxBytesTotal: 64 * 1024 ** 2 };

/** The error of a response whose client reads so slowly that the buffer for all is exhausted. */
export class ReaderTooSlow extends Error {
  override readonly name = 'ReaderTooSlow';

  constructor() {
    super('The client reads too slowly.');
  }
}

type BufferedPage = {
  /** Whether the whole page is collected, for the cache; its render then never waits for the client. */
  collectsChunks: boolean;
  /** Whether other requests wait for the page; it is then rendered to its end though its client disconnects. */
  hasFollowers: () => boolean;
  /** Called once the render has ended: with the chunks of the whole page where they were collected and it succeeded. */
  onEnd: (chunks?: Uint8Array[]) => void;
};

/** Buffers a page as fast as it is rendered, so that a slow client does not keep a render running. */
export type BufferRender = (body: ReadableStream<Uint8Array>, page: BufferedPage) => ReadableStream<Uint8Array>;

type Backlog = { bytes: number; drop: () => void };

/** Maximum bytes of one output chunk; what was handed on is no longer counted. */
const maxChunkBytes = 64 * 1024;

export function createRenderBuffer({ maxBytesPerPage, maxBytesTotal } = defaultLimits): BufferRender {
  /** Pages with unread bytes, the oldest first: its client is the slowest. */
  const backlogs = new Set<Backlog>();
  let total = 0;
  const count = (backlog: Backlog, bytes: number) => {
    backlog.bytes += bytes;
    total += bytes;
    if (backlog.bytes > 0) backlogs.add(backlog);
    else backlogs.delete(backlog);
    for (const oldest of backlogs) {
      if (total <= maxBytesTotal) break;
      oldest.drop();
    }
  };

  return (body, { collectsChunks, hasFollowers, onEnd }) => {
    const source = body.getReader();
    const collected: Uint8Array[] = [];
    const unread: Uint8Array[] = [];
    let state: 'rendering' | 'rendered' | 'unread' = 'rendering';
    let isPulled = false;
    let hasEnded = false;
    let resume = () => {};
    let output: ReadableStreamDefaultController<Uint8Array> | undefined;

    const end = (chunks?: Uint8Array[]) => {
      if (hasEnded) return;
      hasEnded = true;
      onEnd(chunks);
    };
    const abandon = async (reason: unknown) => {
      state = 'unread';
      unread.length = 0;
      count(backlog, -backlog.bytes);
      resume();
      if (hasEnded || hasFollowers()) return;
      end();
      await source.cancel(reason);
    };
    const backlog: Backlog = {
      bytes: 0,
      drop: () => {
        output?.error(new ReaderTooSlow());
        abandon(new ClientLeft()).catch(() => {});
      },
    };
    const flush = () => {
      if (!isPulled || state === 'unread') return;
      const chunk = takeChunk(unread);
      if (chunk) {
        isPulled = false;
        count(backlog, -chunk.byteLength);
        if (backlog.bytes < maxBytesPerPage) resume();
        output?.enqueue(chunk);
      } else if (state === 'rendered') output?.close();
    };
    const read = async () => {
      try {
        for (;;) {
          const { done, value } = await source.read();
          if (done) break;
          if (collectsChunks) collected.push(value);
          if (state === 'unread') continue;
          unread.push(value);
          count(backlog, value.byteLength);
          flush();
          if (collectsChunks || backlog.bytes < maxBytesPerPage) continue;
          await new Promise<void>((resolve) => {
            resume = resolve;
          });
        }
        end(collectsChunks ? collected : undefined);
        if (state === 'rendering') state = 'rendered';
        flush();
      } catch (error) {
        end();
        if (state === 'unread') return;
        output?.error(error);
        await abandon(error);
      }
    };

    return new ReadableStream(
      {
        start: (controller) => {
          output = controller;
          void read();
        },
        pull: () => {
          isPulled = true;
          flush();
        },
        cancel: abandon,
      },
      // Nothing is enqueued before the consumer pulls, so that it can be counted.
      { highWaterMark: 0 },
    );
  };
}

/**
 * Merges chunks: React renders a list in about fifteen, and each that is compressed alone costs a flush and a turn of
 * the event loop.
 */
function takeChunk(unread: Uint8Array[]): Uint8Array | undefined {
  let bytes = 0;
  let count = 0;
  for (const { byteLength } of unread) {
    if (count > 0 && bytes + byteLength > maxChunkBytes) break;
    bytes += byteLength;
    count += 1;
  }
  const parts = unread.splice(0, count);
  return count > 1 ? Buffer.concat(parts, bytes) : parts[0];
}

/**
 * Writes the app's response. When a body fails midway the connection is destroyed: the client must not take the part
 * for the whole, nor see the error.
 */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const { status, headers, body } = response;
  const pairs = [...headers].flat();
  if (!body) {
    outgoing.writeHead(status, pairs).end();
    return;
  }
  // A closed connection cannot be piped to, so nothing else would end the render.
  if (outgoing.destroyed) return body.cancel();
  outgoing.writeHead(status, pairs);
  const bytes = findWholeBody(body);
  if (bytes) {
    outgoing.end(bytes);
    return;
  }
  try {
    await pipeline(toNodeStream(body), outgoing);
  } catch (error) {
    log(isClientError(error) ? 'debug' : 'error', 'answer broken off', { reason: String(error) });
  }
}

/** Error codes of a connection that the client has closed. */
const closedByClient = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
]);

function isClientError(error: unknown): boolean {
  if (error instanceof ReaderTooSlow) return true;
  return error instanceof Error && 'code' in error && closedByClient.has(String(error.code));
}

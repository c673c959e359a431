import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { log } from './log.ts';
import { ReaderTooSlow } from './render-buffer.ts';
import { toNodeStream } from './web-streams.ts';

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

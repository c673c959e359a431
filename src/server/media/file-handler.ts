import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type CacheMemory, entryBytes, getCacheMemory } from '../../base/cache-memory.ts';
import { measureBytes } from '../../base/measure-bytes.ts';
import { parseFileAddress } from '../../content/pages/file-address.ts';
import { type EdgeEnv, type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { log } from '../log.ts';
import { matchesEtag } from '../public-file.ts';
import { createWorkQueue, QueueFull, type WorkRequest } from '../work-queue.ts';
import type { FindFileType, LoadFile } from './file-source.ts';

type Options = {
  loadFile: LoadFile;
  findFileType: FindFileType;
  /** The client of a request, for its fair share of reads and transfers. */
  findClient: (context: Context<EdgeEnv>) => string;
  /** What is known of files shares it with other caches. */
  memory?: CacheMemory;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

/** Milliseconds for which a missing file, or one of another type, is not requested again. */
const negativeCacheMs = 60_000;

/**
 * `/media/{file}/{name}.pdf`: streams downloads and videos from the content system. Only files that the storefront may
 * read, and only with the type that the address names.
 */
export function createFileHandler({
  loadFile,
  findFileType,
  findClient,
  memory = getCacheMemory(),
  now = () => performance.now(),
}: Options): EdgeMiddleware {
  const reads = createWorkQueue<Response | undefined>({ concurrency: 8, maxQueued: 200 });
  const types = createWorkQueue<string | undefined>({ concurrency: 4, maxQueued: 200 });
  const transfers = createTransferLimit({ perClient: 16, total: 200 });
  /** Files that were requested with another type, or do not exist. */
  const mismatches = memory.open<{ type: string | undefined; checkedAt: number }>();
  let count = 0;

  const isMismatch = ({ id, type }: { id: string; type: string }) => {
    const mismatch = mismatches.peek(id);
    return mismatch !== undefined && mismatch.type !== type && now() - mismatch.checkedAt < negativeCacheMs;
  };

  const isListedWithOtherType = async (file: { id: string; type: string }, workRequest: WorkRequest) => {
    if (isMismatch(file)) return true;
    const type = await types(file.id, workRequest, (signal) => findFileType(file.id, signal));
    if (type === file.type) return false;
    const mismatch = { type, checkedAt: now() };
    mismatches.set(file.id, mismatch, entryBytes + measureBytes(file.id) + measureBytes(mismatch));
    return true;
  };

  return async (context, next) => {
    const file = parseFileAddress(getAddress(context).path);
    if (!file) return next();
    if (isMismatch(file)) return context.notFound();
    const client = findClient(context);
    if (!transfers.hasRoom(client)) return respondBusy(context);
    const { signal } = context.req.raw;
    const workRequest = { client, priority: 0, signal };
    const fileRequest = {
      method: context.req.method === 'HEAD' ? 'HEAD' : 'GET',
      range: parseRange(context.req.header('range')),
      signal,
    } as const;
    try {
      // Keys are unique, since a response body can be read only once.
      const upstream = await reads(String(++count), workRequest, async () =>
        isMismatch(file) ? undefined : loadFile(file.id, fileRequest),
      );
      if (!upstream) return context.notFound();
      if (hasExpectedType(upstream, file.type)) {
        const response = await toResponse(context, upstream, file);
        return response.body ? await transfer(response, transfers.begin(client), signal) : response;
      }
      await upstream.body?.cancel();
      const mayBeGone = [200, 206, 403, 404, 410].includes(upstream.status);
      if (mayBeGone && (await isListedWithOtherType(file, workRequest))) return context.notFound();
      throw new Error(`the content system answered ${upstream.status} for a file`);
    } catch (error) {
      // The client has disconnected when the signal is aborted.
      if (error instanceof QueueFull || signal.aborted) return respondBusy(context);
      log('warn', 'file not sent', { id: file.id, reason: error instanceof Error ? error.message : String(error) });
      return context.text('502 Bad Gateway\n', 502);
    }
  };
}

function respondBusy(context: Context<EdgeEnv>): Response {
  return context.text('503 Service Unavailable\n', 503, { 'retry-after': '5' });
}

/** The same response; `end` is called when it is sent, fails, or the client disconnects. */
async function transfer(response: Response, end: (() => void) | undefined, signal: AbortSignal): Promise<Response> {
  const reader = response.body?.getReader();
  if (!reader || !end) {
    await reader?.cancel();
    throw new QueueFull('too much is being sent');
  }
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel: async (reason) => {
        end();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}

/** The Range header with a single range, else undefined: browsers request no multiple ranges. */
function parseRange(range: string | undefined): string | undefined {
  return range && /^bytes=(?:\d+-\d*|-\d+)$/.test(range) ? range : undefined;
}

function hasExpectedType({ status, headers }: Response, type: string): boolean {
  return status === 416 || ([200, 206].includes(status) && headers.get('content-type')?.split(';')[0] === type);
}

const forwardedHeaders = ['content-length', 'content-range'];

async function toResponse(
  context: Context<EdgeEnv>,
  upstream: Response,
  { name, type }: { name: string; type: string },
): Promise<Response> {
  const state = ['etag', 'last-modified'].map((header) => upstream.headers.get(header)).join();
  const etag = `"${createHash('sha256').update(state).digest('hex').slice(0, 16)}"`;
  const headers = new Headers({ etag, 'cache-control': 'public, max-age=3600', 'accept-ranges': 'bytes' });
  if (upstream.status === 200 && matchesEtag(context.req.header('if-none-match'), etag)) {
    await upstream.body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', type);
  headers.set('content-disposition', `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename="${name}"`);
  for (const header of forwardedHeaders) {
    const value = upstream.headers.get(header);
    if (value) headers.set(header, value);
  }
  return new Response(upstream.body, { status: upstream.status, headers });
}

type TransferLimit = {
  hasRoom: (client: string) => boolean;
  /** @returns a function to call at the end of the transfer, idempotent; undefined where the limit is reached */
  begin: (client: string) => (() => void) | undefined;
};

type TransferLimitOptions = { perClient: number; total: number };

/** Limits concurrent transfers, per client and in total. */
function createTransferLimit({ perClient, total }: TransferLimitOptions): TransferLimit {
  const counts = new Map<string, number>();
  let count = 0;
  const hasRoom = (client: string) => count < total && (counts.get(client) ?? 0) < perClient;
  const add = (client: string, change: 1 | -1) => {
    count += change;
    const remaining = (counts.get(client) ?? 0) + change;
    if (remaining > 0) counts.set(client, remaining);
    else counts.delete(client);
  };
  return {
    hasRoom,
    begin: (client) => {
      if (!hasRoom(client)) return undefined;
      add(client, 1);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        add(client, -1);
      };
    },
  };
}

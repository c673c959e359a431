import { parseRequestId, requestIdHeader } from '../../src/base/request-id.ts';
import { createVerifyCall, signatureHeader, type VerifyCall } from '../../src/server/signature.ts';
import type { Context, Request, Response, Router } from './directus.ts';
import type { ApiResponse } from './messages/api-response.ts';
import { findDatabaseError } from './transact.ts';

/** Runs work exclusively among the calls of this path, with fair queueing between clients. */
export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>;

export type Call = (context: Context, body: unknown, runExclusive: RunExclusive) => Promise<ApiResponse>;

/** Nothing was stored, or the result is unknown; the call may be retried. */
const unavailable: ApiResponse = {
  code: 503,
  body: { status: 'failed', reason: 'away' },
  headers: { 'retry-after': '5' },
};

/**
 * Registers calls that the storefront signs with the shared secret; calls of one path run one after the other.
 *
 * @param calls by full path, which the signature includes: `/ecom/order`
 */
export function registerSignedCalls(router: Router, context: Context, calls: Record<string, Call>): void {
  if (!context.env.SITE_SECRET) {
    context.logger.warn('SITE_SECRET is not set, so nothing that visitors send is taken.');
  }
  const queued = Object.entries(calls).map(([path, call]): [string, Call] => [
    path,
    (callContext, body, runExclusive) => runExclusive(() => call(callContext, body, runExclusive)),
  ]);
  registerConcurrentCalls(router, context, Object.fromEntries(queued));
}

/** Registers calls that run concurrently and lock only what they need. */
export function registerConcurrentCalls(router: Router, context: Context, calls: Record<string, Call>): void {
  const verify = createVerifyCall(String(context.env.SITE_SECRET ?? ''));
  for (const [path, call] of Object.entries(calls)) {
    const queue = createFairQueue();
    // Directus mounts each extension's router below its name.
    router.post(path.replace(/^\/\w+/, ''), (request, response, next) => {
      const runExclusive: RunExclusive = (work) =>
        queue(findClient(request.body), () => (response.closed ? Promise.reject(new ClientDisconnected()) : work()));
      const named = withRequestId(context, parseRequestId(request.get(requestIdHeader)));
      return verifyAndCall(request, path, verify, () => call(named, request.body, runExclusive))
        .catch((error) => toErrorResponse(named, path, error))
        .then((result) => send(response, result))
        .catch(next);
    });
  }
}

/** The storefront disconnected while the call was queued, so nobody reads the response. */
class ClientDisconnected extends Error {
  constructor() {
    super('Nobody waits for the answer any more.');
  }
}

async function verifyAndCall(
  request: Request,
  path: string,
  verify: VerifyCall,
  call: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  return isSigned(request, path, verify) ? call() : { code: 401, body: { status: 'failed' } };
}

/** Whether the signature is valid for this call and was not used before. */
export function isSigned(request: Request, path: string, verify: VerifyCall): boolean {
  const call = { direction: 'storefront-to-cms', method: 'POST', path, body: request.rawBody ?? '' } as const;
  return verify(call, request.get(signatureHeader) ?? '', Date.now());
}

/** Client of a call for fair queueing; calls without one share a queue. */
function findClient(body: unknown): string {
  const client = typeof body === 'object' && body !== null && 'client' in body ? body.client : undefined;
  return typeof client === 'string' && /^[0-9a-f]{32}$/.test(client) ? client : '';
}

function toErrorResponse({ logger }: Context, path: string, error: unknown): ApiResponse {
  if (error instanceof QueueFull || error instanceof ClientDisconnected) return unavailable;
  const code = findDatabaseError(error);
  if (code === undefined) {
    // Directus logs the error itself, and does not know the request.
    logger.error(`${path} failed.`);
    throw error;
  }
  // Not the message, which may contain the values.
  logger.error(`${path} was not kept: ${code}.`);
  return unavailable;
}

/** The context of a call whose lines in the log name the request of the website that it belongs to. */
function withRequestId(context: Context, id: string | undefined): Context {
  if (!id) return context;
  const { logger } = context;
  const name = (message: unknown) => (typeof message === 'string' ? `${message} Request ${id}.` : message);
  return {
    ...context,
    logger: { warn: (message) => logger.warn(name(message)), error: (message) => logger.error(name(message)) },
  };
}

function send(response: Response, { code, body, headers = {} }: ApiResponse) {
  response.set(headers).status(code).json(body);
}

/** Rejected without being started, since the queue is full. The call may be retried. */
export class QueueFull extends Error {
  constructor() {
    super('Too many calls are waiting.');
  }
}

/** Runs the work when its turn comes, or rejects with `QueueFull`. */
type FairQueue = <T>(client: string, work: () => Promise<T>) => Promise<T>;

type QueuedCall = { run: () => Promise<void>; refuse: (error: QueueFull) => void };

type Bounds = { maxPerClient?: number; maxTotal?: number };

/**
 * Runs calls one after the other, so that a check and the write after it are not interleaved. Each client has its own
 * queue, served round-robin: a single call waits for one call of each other client, however many those sent. If the
 * queue is full, the oldest call of the busiest client is rejected; its sender has most likely left.
 */
export function createFairQueue({
  maxPerClient: mostOfClient = 100,
  maxTotal: mostInAll = 400,
}: Bounds = {}): FairQueue {
  // In round-robin order.
  const clients = new Map<string, QueuedCall[]>();
  let queued = 0;
  let isRunning = false;

  const takeFirst = (client: string, queue: QueuedCall[]): QueuedCall | undefined => {
    const first = queue.shift();
    if (first) queued -= 1;
    if (queue.length === 0) clients.delete(client);
    return first;
  };

  const refuseBeyondBounds = (client: string, queue: QueuedCall[]) => {
    if (queue.length > mostOfClient) return takeFirst(client, queue)?.refuse(new QueueFull());
    if (queued <= mostInAll) return;
    const [busiest] = [...clients].sort(([, one], [, other]) => other.length - one.length);
    if (busiest) takeFirst(...busiest)?.refuse(new QueueFull());
  };

  const workAll = async () => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const [next] = clients;
      if (!next) break;
      const [client, queue] = next;
      const first = takeFirst(client, queue);
      if (clients.delete(client)) clients.set(client, queue);
      await first?.run();
    }
    isRunning = false;
  };

  return (client, work) =>
    new Promise((resolve, reject) => {
      const queue = clients.get(client) ?? [];
      clients.set(client, queue);
      queue.push({ run: () => work().then(resolve, reject), refuse: reject });
      queued += 1;
      refuseBeyondBounds(client, queue);
      workAll();
    });
}

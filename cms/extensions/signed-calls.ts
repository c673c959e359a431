import { createVerifyCall, signatureHeader, type VerifyCall } from '../../src/server/signature.ts';
import type { Context, Request, Response, Router } from './directus.ts';
import { createFairQueue, QueueFull } from './fair-queue.ts';
import type { ApiResponse } from './messages/api-response.ts';
import { findDatabaseError } from './transact.ts';

/** Waits until the calls of this path that came before are done, those of one client after those of another. */
export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>;

export type Call = (context: Context, body: unknown, inTurn: RunExclusive) => Promise<ApiResponse>;

/** Nothing was kept, or nobody knows; the same call may be sent again. */
const unavailable: ApiResponse = {
  code: 503,
  body: { status: 'failed', reason: 'away' },
  headers: { 'retry-after': '5' },
};

/**
 * Answers calls that the storefront has signed with the secret that both know; those of one path one after the other.
 *
 * @param calls by the whole path of each, which its signature names: `/ecom/order`
 */
export function registerSignedCalls(router: Router, context: Context, calls: Record<string, Call>): void {
  if (!context.env.SITE_SECRET) {
    context.logger.warn('SITE_SECRET is not set, so nothing that visitors send is taken.');
  }
  const queued = Object.entries(calls).map(([path, call]): [string, Call] => [
    path,
    (given, body, inTurn) => inTurn(() => call(given, body, inTurn)),
  ]);
  registerConcurrentCalls(router, context, Object.fromEntries(queued));
}

/** The same for calls that wait for their turn where they need one: one that waits holds up nobody. */
export function registerConcurrentCalls(router: Router, context: Context, calls: Record<string, Call>): void {
  const verify = createVerifyCall(String(context.env.SITE_SECRET ?? ''));
  for (const [path, call] of Object.entries(calls)) {
    const queue = createFairQueue();
    // Directus gives each extension a router of its own, below the extension's name.
    router.post(path.replace(/^\/\w+/, ''), (request, response, next) => {
      const inTurn: RunExclusive = (work) =>
        queue(findClient(request.body), () => (response.closed ? Promise.reject(new ClientDisconnected()) : work()));
      return verifyAndCall(request, path, verify, () => call(context, request.body, inTurn))
        .catch((error) => toErrorResponse(context, path, error))
        .then((given) => send(response, given))
        .catch(next);
    });
  }
}

/** The storefront has given the call up while it waited, and nobody would read an answer. */
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

/** Whether the storefront has signed exactly this call, and sends it for the first time. */
export function isSigned(request: Request, path: string, verify: VerifyCall): boolean {
  const call = { direction: 'storefront-to-cms', method: 'POST', path, body: request.rawBody ?? '' } as const;
  return verify(call, request.get(signatureHeader) ?? '', Date.now());
}

/** Calls without a client take turns as if they were one. */
function findClient(body: unknown): string {
  const client = typeof body === 'object' && body !== null && 'client' in body ? body.client : undefined;
  return typeof client === 'string' && /^[0-9a-f]{32}$/.test(client) ? client : '';
}

function toErrorResponse({ logger }: Context, path: string, error: unknown): ApiResponse {
  if (error instanceof QueueFull || error instanceof ClientDisconnected) return unavailable;
  const fault = findDatabaseError(error);
  if (fault === undefined) throw error;
  // Never its message, which may quote what was to be written.
  logger.error(`${path} was not kept: ${fault}.`);
  return unavailable;
}

function send(response: Response, { code, body, headers = {} }: ApiResponse) {
  response.set(headers).status(code).json(body);
}

import { signatureHeader, verifyBody } from '../../src/server/signature.ts';
import type { Context, Request, Response, Router } from './directus.ts';
import { createFairQueue, QueueFull } from './fair-queue.ts';
import type { Answer } from './messages/answer.ts';
import { findDatabaseFault } from './transact.ts';

/** Waits until the calls of this path that came before are done, those of one client after those of another. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export type Call = (context: Context, body: unknown, inTurn: InTurn) => Promise<Answer>;

/** Nothing was kept, or nobody knows; the same call may be sent again. */
const away: Answer = { code: 503, body: { status: 'failed', reason: 'away' }, headers: { 'retry-after': '5' } };

/** Answers calls that the storefront has signed with the secret that both know; those of one path one after the other. */
export function openSignedCalls(router: Router, context: Context, calls: Record<string, Call>): void {
  if (!context.env.SITE_SECRET) {
    context.logger.warn('SITE_SECRET is not set, so nothing that visitors send is taken.');
  }
  const queued = Object.entries(calls).map(([path, call]): [string, Call] => [
    path,
    (given, body, inTurn) => inTurn(() => call(given, body, inTurn)),
  ]);
  openFreeCalls(router, context, Object.fromEntries(queued));
}

/** The same for calls that wait for their turn where they need one: one that waits holds up nobody. */
export function openFreeCalls(router: Router, context: Context, calls: Record<string, Call>): void {
  const secret = String(context.env.SITE_SECRET ?? '');
  for (const [path, call] of Object.entries(calls)) {
    const queue = createFairQueue();
    router.post(path, (request, response, next) => {
      const inTurn: InTurn = (work) =>
        queue(findClient(request.body), () => (response.closed ? Promise.reject(new CallerGone()) : work()));
      return answer(request, secret, () => call(context, request.body, inTurn))
        .catch((error) => explain(context, path, error))
        .then((given) => send(response, given))
        .catch(next);
    });
  }
}

/** The storefront has given the call up while it waited, and nobody would read an answer. */
class CallerGone extends Error {
  constructor() {
    super('Nobody waits for the answer any more.');
  }
}

async function answer(request: Request, secret: string, call: () => Promise<Answer>): Promise<Answer> {
  const body = request.rawBody?.toString('utf8') ?? '';
  const isSigned = verifyBody(secret, body, request.get(signatureHeader) ?? '', Date.now());
  return isSigned ? call() : { code: 401, body: { status: 'failed' } };
}

/** Calls without a client take turns as if they were one. */
function findClient(body: unknown): string {
  const client = typeof body === 'object' && body !== null && 'client' in body ? body.client : undefined;
  return typeof client === 'string' && /^[0-9a-f]{32}$/.test(client) ? client : '';
}

function explain({ logger }: Context, path: string, error: unknown): Answer {
  if (error instanceof QueueFull || error instanceof CallerGone) return away;
  const fault = findDatabaseFault(error);
  if (fault === undefined) throw error;
  // Never its message, which may quote what was to be written.
  logger.error(`${path} was not kept: ${fault}.`);
  return away;
}

function send(response: Response, { code, body, headers = {} }: Answer) {
  response.set(headers).status(code).json(body);
}

import { signatureHeader, verifyBody } from '../../src/server/signature.ts';
import type { Context, Request, Response, Router } from './directus.ts';
import { createTurns } from './in-turn.ts';
import type { Answer } from './messages/answer.ts';

export type Call = (context: Context, body: unknown) => Promise<Answer>;

/** Answers calls that the storefront has signed with the secret that both know, one after the other. */
export function openSignedCalls(router: Router, context: Context, calls: Record<string, Call>): void {
  if (!context.env.SITE_SECRET) {
    context.logger.warn('SITE_SECRET is not set, so nothing that visitors send is taken.');
  }
  const inTurn = createTurns();
  open(router, context, calls, inTurn);
}

/** The same for calls that look out for others themselves: one that waits holds up nobody. */
export function openFreeCalls(router: Router, context: Context, calls: Record<string, Call>): void {
  open(router, context, calls, (work) => work());
}

type Turns = ReturnType<typeof createTurns>;

function open(router: Router, context: Context, calls: Record<string, Call>, inTurn: Turns) {
  const secret = String(context.env.SITE_SECRET ?? '');
  for (const [path, call] of Object.entries(calls)) {
    router.post(path, (request, response, next) =>
      answer(request, secret, () => inTurn(() => call(context, request.body)))
        .then((given) => send(response, given))
        .catch(next),
    );
  }
}

async function answer(request: Request, secret: string, call: () => Promise<Answer>): Promise<Answer> {
  const body = request.rawBody?.toString('utf8') ?? '';
  const isSigned = verifyBody(secret, body, request.get(signatureHeader) ?? '', Date.now());
  return isSigned ? call() : { code: 401, body: { status: 'failed' } };
}

function send(response: Response, { code, body, headers = {} }: Answer) {
  response.set(headers).status(code).json(body);
}

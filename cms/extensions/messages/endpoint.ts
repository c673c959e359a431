import { signatureHeader, verifyBody } from '../../../src/server/signature.ts';
import type { Context, Request, Response, Router } from '../directus.ts';
import { createTurns } from '../in-turn.ts';
import type { Answer } from './answer.ts';
import { receiveContact } from './contact.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';

type Call = (context: Context, body: unknown) => Promise<Answer>;

const calls: Record<string, Call> = {
  '/contact': receiveContact,
  '/newsletter': subscribe,
  '/newsletter/confirm': confirm,
  '/newsletter/unsubscribe': unsubscribe,
};

/** `POST /messages/…`: what visitors send, handed on by the storefront and signed with the secret that both know. */
export default {
  id: 'messages',
  handler: (router: Router, context: Context) => {
    const secret = String(context.env.SITE_SECRET ?? '');
    if (!secret) context.logger.warn('SITE_SECRET is not set, so nothing that visitors send is taken.');
    const inTurn = createTurns();
    for (const [path, call] of Object.entries(calls)) {
      router.post(path, (request, response, next) =>
        answer(request, secret, () => inTurn(() => call(context, request.body)))
          .then((given) => send(response, given))
          .catch(next),
      );
    }
  },
};

async function answer(request: Request, secret: string, call: () => Promise<Answer>): Promise<Answer> {
  const body = request.rawBody?.toString('utf8') ?? '';
  const isSigned = verifyBody(secret, body, request.get(signatureHeader) ?? '', Date.now());
  return isSigned ? call() : { code: 401, body: { status: 'failed' } };
}

function send(response: Response, { code, body }: Answer) {
  response.status(code).json(body);
}

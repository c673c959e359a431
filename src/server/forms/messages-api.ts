import * as v from 'valibot';
import { log } from '../log.ts';
import { signatureHeader, signBody } from '../signature.ts';

export type MessagesCall = 'contact' | 'newsletter' | 'newsletter/confirm' | 'newsletter/unsubscribe';

export type MessagesAnswer =
  | { status: 'ok' | 'duplicate' | 'unknown' }
  /** The content system does not take this field as it is. */
  | { status: 'refused'; field: string }
  /** Nobody there, too slow, or not able to: what was sent may have arrived all the same. */
  | { status: 'away' };

export type MessagesApi = (call: MessagesCall, body: Record<string, unknown>) => Promise<MessagesAnswer>;

type Options = { url: string; secret: string; patience?: number };

const answerSchema = v.object({ status: v.string(), field: v.optional(v.string(), '') });

/** Hands on what visitors send to the content system, signed. It is told apart there by its id, so it may be sent twice. */
export function createMessagesApi({ url, secret, patience = 5_000 }: Options): MessagesApi {
  return async (call, content) => {
    const body = JSON.stringify(content);
    const signal = AbortSignal.timeout(patience);
    const send = () =>
      fetch(`${url}/messages/${call}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', [signatureHeader]: signBody(secret, body, Date.now()) },
        signal,
        redirect: 'error',
      });
    try {
      // A kept connection may have been closed at the other end a moment ago; a second try opens another.
      const response = await send().catch((error) => (signal.aborted ? Promise.reject(error) : send()));
      return toAnswer(call, response.status, await response.text());
    } catch (error) {
      const reason = signal.aborted ? `timeout of ${patience}ms exceeded` : findCode(error);
      log('error', 'message not handed on', { call, reason });
      return { status: 'away' };
    }
  };
}

function toAnswer(call: MessagesCall, code: number, text: string): MessagesAnswer {
  const answer = v.safeParse(answerSchema, parseJson(text));
  const { status, field } = answer.success ? answer.output : { status: '', field: '' };
  if (code === 200 && (status === 'ok' || status === 'unknown')) return { status };
  if (status === 'duplicate') return { status };
  if (code === 400 && field) return { status: 'refused', field };
  log('error', 'message not handed on', { call, reason: `answer ${code}` });
  return { status: 'away' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Never the message of an error, which may quote what was sent. */
function findCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.name : 'unknown';
}

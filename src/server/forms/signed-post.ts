import * as v from 'valibot';
import { fetchCms } from '../../base/fetch-cms.ts';
import { parseJson } from '../../base/parse-json.ts';
import { log } from '../log.ts';
import { sendSigned } from '../send-signed.ts';
import { signatureHeader, signCall } from '../signature.ts';

export type SignedPost = (
  path: string,
  content: Record<string, unknown>,
) => Promise<{ code: number; text: string } | undefined>;

type Options = { url: string; secret: string; timeoutMs?: number };

/**
 * Sends signed POST requests, with one retry, and one where the signature was refused: the content has an id, so it may
 * be sent twice.
 *
 * @returns a function that resolves to undefined when there was no response in time; the content may have arrived all
 * the same
 */
export function createSignedPost({ url, secret, timeoutMs = 5_000 }: Options): SignedPost {
  return async (path, content) => {
    const body = JSON.stringify(content);
    const signal = AbortSignal.timeout(timeoutMs);
    const call = { direction: 'storefront-to-cms', method: 'POST', path, body } as const;
    // Signed for each attempt, since a signature is valid for one call.
    const send = (at?: number) =>
      fetchCms(path.startsWith('/ecom/') ? 'order' : 'message', url + path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', [signatureHeader]: signCall(secret, call, at) },
        signal,
        redirect: 'error',
      });
    try {
      // A keep-alive connection may have been closed by the server a moment ago; the retry opens another.
      const response = await sendSigned((at) =>
        at === undefined ? send().catch((error) => (signal.aborted ? Promise.reject(error) : send())) : send(at),
      );
      return { code: response.status, text: await response.text() };
    } catch (error) {
      const reason = signal.aborted ? `timeout of ${timeoutMs}ms exceeded` : findCode(error);
      log('error', 'message not handed on', { path, reason });
      return undefined;
    }
  };
}

/** The error's code, never its message, which may quote the content. */
function findCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.name : 'unknown';
}

export type MessagesCall =
  | 'contact'
  | ('newsletter' | 'newsletter/confirm' | 'newsletter/unsubscribe')
  | ('stock-alert' | 'stock-alert/confirm' | 'stock-alert/remove');

export type MessagesAnswer =
  | { status: 'ok' | 'duplicate' | 'unknown' }
  /** The product is in stock, so there is nothing to wait for. */
  | { status: 'available' }
  /** The content system refuses this field. */
  | { status: 'refused'; field: string }
  /** Unreachable, timed out or failed: the message may have arrived all the same. */
  | { status: 'away' };

export type MessagesApi = (call: MessagesCall, body: Record<string, unknown>) => Promise<MessagesAnswer>;

const answerSchema = v.object({ status: v.string(), field: v.optional(v.string(), '') });

/** Forwards messages of visitors to the content system. */
export function createMessagesApi(post: SignedPost): MessagesApi {
  return async (call, content) => {
    const answer = await post(`/messages/${call}`, content);
    return answer ? toAnswer(call, answer.code, answer.text) : { status: 'away' };
  };
}

function toAnswer(call: MessagesCall, code: number, text: string): MessagesAnswer {
  const answer = v.safeParse(answerSchema, parseJson(text));
  const { status, field } = answer.success ? answer.output : { status: '', field: '' };
  if (code === 200 && (status === 'ok' || status === 'unknown' || status === 'available')) return { status };
  if (status === 'duplicate') return { status };
  if (code === 400 && field) return { status: 'refused', field };
  log('error', 'message not handed on', { call, reason: `answer ${code}` });
  return { status: 'away' };
}

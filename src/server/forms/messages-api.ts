import * as v from 'valibot';
import { parseJson } from '../../base/parse-json.ts';
import { log } from '../log.ts';
import type { SignedPost } from './signed-post.ts';

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

import { randomUUID } from 'node:crypto';
import { getMessages } from '../../i18n/messages.ts';
import type { OrderApi } from '../../orders/order-api.ts';
import { orderFailures } from '../../orders/order-result.ts';
import { parseWithdrawalDeclaration } from '../../orders/withdrawal/withdrawal-declaration.ts';
import { withdrawnRoutes } from '../../routing/routes.ts';
import type { Sender } from './client-hash.ts';
import type { FormHandler } from './contact-handler.ts';
import { toErrors } from './form-outcome.ts';
import { isAttemptId, toMessageId } from './message-id.ts';
import { toOutcome } from './order-outcome.ts';
import type { RateLimit } from './rate-limit.ts';
import type { WithdrawalKeys } from './withdrawal-keys.ts';

type Options = {
  call: OrderApi;
  limit: RateLimit;
  project: string;
  hash: (client: string) => Sender;
  keys: WithdrawalKeys;
};

/** Handles a declaration of withdrawal. The response does not reveal whether the order exists. */
export function createWithdrawalHandler({ call, limit, project, hash, keys }: Options): FormHandler {
  return async (fields, language, client) => {
    const { forms, withdraw: messages } = getMessages(language);
    const failed = { status: 'failed', failure: orderFailures.withdrawal, errors: {} } as const;
    const parsed = parseWithdrawalDeclaration(fields);
    if (parsed.status === 'failed') {
      const errors = toErrors(parsed.fieldErrors, messages.errors);
      return { ...failed, code: 422, problem: 'invalid', message: forms.check, errors };
    }
    const { declaration } = parsed;
    const attempt = isAttemptId(fields.id) ? fields.id : randomUUID();
    const waitMs = limit.consume(client);
    if (waitMs > 0) return { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany, waitMs, attempt };
    const id = toMessageId(attempt, [JSON.stringify(declaration)]);
    const body = { project, language, id, ...hash(client), message: '', ...declaration };
    const result = await call('withdrawal', body);
    if (result.status === 'failed')
      return toOutcome(result, { language, messages, fieldMessages: messages.errors, attempt });
    const key = keys.sign(Date.parse(result.received_at));
    return { status: 'ok', isOwn: true, next: `${withdrawnRoutes[language]}?${new URLSearchParams({ key })}` };
  };
}

import { randomUUID } from 'node:crypto';
import { contactFields, parseContactMessage } from '../../contact/contact-message.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { type FormFields, type FormOutcome, isAttemptId, toErrors, toMessageId } from './form-data.ts';
import type { RateLimit, Sender } from './rate-limit.ts';
import type { MessagesApi } from './signed-post.ts';

type Options = { send: MessagesApi; limit: RateLimit; project: string; hash: (client: string) => Sender };

export type FormHandler = (fields: FormFields, language: Language, client: string) => Promise<FormOutcome>;

/** Handles the contact form: forwards the message, or returns the errors. */
export function createContactHandler({ send, limit, project, hash }: Options): FormHandler {
  return async (fields, language, client) => {
    const { contactForm: messages, forms, drawing } = getMessages(language);
    const fieldMessages = { ...messages.errors, drawings: drawing.request.errors };
    const failed = { status: 'failed', errors: {} } as const;
    const parsed = parseContactMessage(fields);
    if (parsed.status === 'failed') {
      const errors = toErrors(parsed.fieldErrors, fieldMessages);
      return { ...failed, code: 422, problem: 'invalid', message: forms.check, errors };
    }
    const attempt = isAttemptId(fields.id) ? fields.id : randomUUID();
    const waitMs = await limit.consume(client);
    if (waitMs > 0) return { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany, waitMs, attempt };
    const { message } = parsed;
    const id = toMessageId(attempt, [message.name, message.email, message.message, ...message.drawings]);
    const answer = await send('contact', { project, language, id, ...hash(client), ...message });
    if (answer.status === 'ok') return { status: 'ok', next: hrefTo('thanks', language) };
    const field = answer.status === 'refused' && contactFields.find((one) => one === answer.field);
    if (field) {
      const errors = { [field]: fieldMessages[field].invalid };
      return { ...failed, code: 422, problem: 'invalid', message: forms.check, errors };
    }
    return { ...failed, code: 503, problem: 'unavailable', message: messages.unavailable, waitMs: 60_000, attempt };
  };
}

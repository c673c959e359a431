import { parseNewsletterSubscription } from '../../contact/newsletter-subscription.ts';
import { getMessages } from '../../i18n/messages.ts';
import { newsletterRoutes } from '../../routing/routes.ts';
import type { Sender } from './client-hash.ts';
import type { FormHandler } from './contact-handler.ts';
import { toErrors } from './form-outcome.ts';
import type { MessagesApi } from './messages-api.ts';
import type { RateLimit } from './rate-limit.ts';

type Options = { send: MessagesApi; limit: RateLimit; project: string; hash: (client: string) => Sender };

/** Handles the newsletter form. Known and unknown addresses get the same response. */
export function createNewsletterHandler({ send, limit, project, hash }: Options): FormHandler {
  return async (fields, language, client) => {
    const { newsletter: messages, forms } = getMessages(language);
    const next = newsletterRoutes.sent[language];
    const failed = { status: 'failed', errors: {} } as const;
    const invalid = (errors: Readonly<Record<string, string>>) =>
      ({ ...failed, code: 422, problem: 'invalid', message: forms.check, errors }) as const;
    const parsed = parseNewsletterSubscription(fields);
    if (parsed.status === 'failed') return invalid(toErrors(parsed.fieldErrors, messages.errors));
    const tooMany = { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany } as const;
    const waitMs = limit.consume(client);
    if (waitMs > 0) return { ...tooMany, waitMs };
    const { email, isSpam } = parsed.subscription;
    // A bot submitted somebody's address: no mail is sent.
    if (isSpam) return { status: 'ok', next };
    const answer = await send('newsletter', { project, language, email, ...hash(client) });
    if (answer.status === 'ok') return { status: 'ok', next };
    if (answer.status === 'duplicate') return { ...tooMany, waitMs: 3_600_000 };
    if (answer.status === 'refused' && answer.field === 'email')
      return invalid({ email: messages.errors.email.invalid });
    return { ...failed, code: 503, problem: 'unavailable', message: messages.unavailable, waitMs: 60_000 };
  };
}

import { getStockAlertStepHref } from '../../catalog/stock-alerts/stock-alert-href.ts';
import { parseStockAlertRequest } from '../../catalog/stock-alerts/stock-alert-request.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { Sender } from './client-hash.ts';
import type { FormHandler } from './contact-handler.ts';
import { toErrors } from './form-outcome.ts';
import type { MessagesApi } from './messages-api.ts';
import type { RateLimit } from './rate-limit.ts';

type Options = { send: MessagesApi; limit: RateLimit; project: string; hash: (client: string) => Sender };

/** Handles the stock alert form. Known and unknown addresses get the same response. */
export function createStockAlertHandler({ send, limit, project, hash }: Options): FormHandler {
  return async (fields, language, client) => {
    const { stockAlert: messages, contactForm, productForms, forms } = getMessages(language);
    const next = getStockAlertStepHref('sent', language);
    const failed = { status: 'failed', errors: {} } as const;
    const invalid = (errors: Readonly<Record<string, string>>, message = forms.check) =>
      ({ ...failed, code: 422, problem: 'invalid', message, errors }) as const;
    const parsed = parseStockAlertRequest(fields);
    if (parsed.status === 'unreadable') {
      return { ...failed, code: 400, problem: 'unreadable', message: productForms.chooseText };
    }
    const fieldMessages = { variant: productForms.errors.variant, email: contactForm.errors.email };
    if (parsed.status === 'failed') return invalid(toErrors(parsed.fieldErrors, fieldMessages));
    const tooMany = { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany } as const;
    const waitMs = limit.consume(client);
    if (waitMs > 0) return { ...tooMany, waitMs };
    const { isSpam, ...subscription } = parsed.request;
    // A bot submitted somebody's address: no mail is sent.
    if (isSpam) return { status: 'ok', next };
    const answer = await send('stock-alert', { project, language, ...subscription, ...hash(client) });
    if (answer.status === 'ok') return { status: 'ok', next };
    if (answer.status === 'available') return invalid({}, messages.available);
    if (answer.status === 'duplicate') return { ...tooMany, waitMs: 3_600_000 };
    if (answer.status === 'refused' && answer.field === 'email') return invalid({ email: fieldMessages.email.invalid });
    if (answer.status === 'refused' && answer.field === 'variant') {
      return invalid({
        variant: subscription.variant === null ? fieldMessages.variant.missing : productForms.variantGone,
      });
    }
    if (answer.status === 'refused' && answer.field === 'product') return invalid({}, messages.gone.title);
    return { ...failed, code: 503, problem: 'unavailable', message: messages.unavailable, waitMs: 60_000 };
  };
}

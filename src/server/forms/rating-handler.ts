import { randomUUID } from 'node:crypto';
import { parseProductRating } from '../../catalog/ratings/product-rating.ts';
import { getFormHref } from '../../catalog/requests/form-href.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { OrderApi } from '../../orders/order-api.ts';
import { orderFailures } from '../../orders/order-result.ts';
import type { Sender } from './client-hash.ts';
import type { FormHandler } from './contact-handler.ts';
import { toErrors } from './form-outcome.ts';
import { isAttemptId, toMessageId } from './message-id.ts';
import { toOutcome } from './order-outcome.ts';
import type { RateLimit } from './rate-limit.ts';

type Options = { call: OrderApi; limit: RateLimit; project: string; hash: (client: string) => Sender };

/** Handles the rating form; staff review a rating before it is published. */
export function createRatingHandler({ call, limit, project, hash }: Options): FormHandler {
  return async (fields, language, client) => {
    const { forms, contactForm, productForms, ratingForm: messages } = getMessages(language);
    const failed = { status: 'failed', failure: orderFailures.rating, errors: {} } as const;
    const fieldMessages = { ...contactForm.errors, ...messages.errors };
    const parsed = parseProductRating(fields);
    if (parsed.status === 'unreadable') {
      return { ...failed, code: 400, problem: 'unreadable', message: productForms.chooseText };
    }
    if (parsed.status === 'failed') {
      const errors = toErrors(parsed.fieldErrors, fieldMessages);
      return { ...failed, code: 422, problem: 'invalid', message: forms.check, errors };
    }
    const { rating } = parsed;
    const attempt = isAttemptId(fields.id) ? fields.id : randomUUID();
    const waitMs = limit.consume(client);
    if (waitMs > 0) return { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany, waitMs, attempt };
    const id = toMessageId(attempt, [JSON.stringify(rating)]);
    const result = await call('rating', { project, language, id, ...hash(client), ...rating });
    if (result.status === 'failed') return toOutcome(result, { language, messages, fieldMessages, attempt });
    const sent = { form: 'rating', product: rating.product, variant: null, isSent: true } as const;
    return { status: 'ok', next: getFormHref(sent, language) };
  };
}

import { randomUUID } from 'node:crypto';
import { getFormHref } from '../../catalog/requests/form-href.ts';
import { type ProductRequest, parseProductRequest } from '../../catalog/requests/product-request.ts';
import type { Language } from '../../i18n/languages.ts';
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

/** Handles enquiries about a product, and requests to reserve it. */
export function createProductRequestHandler({ call, limit, project, hash }: Options): FormHandler {
  return async (fields, language, client) => {
    const { forms, contactForm, productForms, requestForm, reservationForm } = getMessages(language);
    const failed = { status: 'failed', failure: orderFailures.request, errors: {} } as const;
    const fieldMessages = { ...contactForm.errors, ...productForms.errors };
    const parsed = parseProductRequest(fields);
    if (parsed.status === 'unreadable') {
      return { ...failed, code: 400, problem: 'unreadable', message: productForms.chooseText };
    }
    if (parsed.status === 'failed') {
      const errors = toErrors(parsed.fieldErrors, fieldMessages);
      return { ...failed, code: 422, problem: 'invalid', message: forms.check, errors };
    }
    const { branch: _, ...request } = parsed.request;
    const form = request.kind === 'reservation' ? 'reservation' : 'request';
    const messages = request.kind === 'reservation' ? reservationForm : requestForm;
    const attempt = isAttemptId(fields.id) ? fields.id : randomUUID();
    const waitMs = limit.consume(client);
    if (waitMs > 0) return { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany, waitMs, attempt };
    const content = { ...request, message: toMessage(parsed.request, language) };
    const id = toMessageId(attempt, [JSON.stringify(content)]);
    const result = await call('request', { project, language, id, ...hash(client), ...content });
    if (result.status === 'failed')
      return toOutcome(result, {
        language,
        messages,
        fieldMessages: withoutVariantMessages(fieldMessages, request),
        attempt,
      });
    const { product, variant } = request;
    return { status: 'ok', next: getFormHref({ form, product, variant, isSent: true }, language) };
  };
}

/**
 * The field messages without those of the variant where one was chosen: a missing choice is an error of the field, a
 * discontinued variant one of the whole form.
 */
function withoutVariantMessages<Words extends { variant: unknown }>(
  fieldMessages: Words,
  { variant }: Pick<ProductRequest, 'variant'>,
) {
  const { variant: variantMessages, ...others } = fieldMessages;
  return variant === null ? { ...others, variant: variantMessages } : others;
}

/** The message with the branch for collection, as the shop reads it. */
function toMessage({ branch, message }: ProductRequest, language: Language): string {
  const { at } = getMessages(language).reservationForm;
  return [branch && at(branch), message].filter(Boolean).join('\n\n').slice(0, 5000);
}

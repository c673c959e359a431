import { randomUUID } from 'node:crypto';
import { parseProductRating } from '../../catalog/ratings/product-rating.ts';
import {
  getFormHref,
  type ProductForm,
  type ProductRequest,
  parseProductRequest,
} from '../../catalog/requests/product-request.ts';
import { getStockAlertHref } from '../../catalog/stock-alerts/stock-alert-request.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { OrderApi } from '../../orders/order-api.ts';
import { orderFailures } from '../../orders/order-result.ts';
import type { FormHandler } from './contact-handler.ts';
import { type FormFields, isAttemptId, toErrors, toMessageId, toOutcome } from './form-data.ts';
import type { FormLocation } from './form-responses.ts';
import type { RateLimit, Sender } from './rate-limit.ts';

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
    const waitMs = await limit.consume(client);
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

/** The location of a form about a product, which has a page of its own. */
export function getProductFormLocation(
  call: 'request' | 'rating',
  fields: FormFields,
  language: Language,
): FormLocation {
  const form = findForm(call, fields);
  const subject = { product: toId(fields.product), variant: toId(fields.variant) };
  const { productForms, ratingForm } = getMessages(language);
  return {
    form,
    path: getFormHref({ form, ...subject, isSent: false }, language),
    labels: form === 'rating' ? ratingForm.fields : productForms.fields,
    language,
  };
}

/** The location of a stock alert's form. */
export function getStockAlertLocation(fields: FormFields, language: Language): FormLocation {
  const { stockAlert, productForms } = getMessages(language);
  return {
    form: 'stock-alert',
    path: getStockAlertHref(toId(fields.product), toId(fields.variant), language),
    labels: { variant: productForms.fields.variant, email: stockAlert.email },
    // For a product that is in stock or discontinued there is no form.
    explainsMissingForm: true,
    language,
  };
}

function findForm(call: 'request' | 'rating', { kind }: FormFields): ProductForm {
  if (call === 'rating') return 'rating';
  return kind === 'reservation' ? 'reservation' : 'request';
}

function toId(value: unknown): number | null {
  return /^[1-9]\d{0,14}$/.test(String(value ?? '')) ? Number(value) : null;
}

type CreateRatingHandlerOptions = {
  call: OrderApi;
  limit: RateLimit;
  project: string;
  hash: (client: string) => Sender;
};

/** Handles the rating form; staff review a rating before it is published. */
export function createRatingHandler({ call, limit, project, hash }: CreateRatingHandlerOptions): FormHandler {
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
    const waitMs = await limit.consume(client);
    if (waitMs > 0) return { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany, waitMs, attempt };
    const id = toMessageId(attempt, [JSON.stringify(rating)]);
    const result = await call('rating', { project, language, id, ...hash(client), ...rating });
    if (result.status === 'failed') return toOutcome(result, { language, messages, fieldMessages, attempt });
    const sent = { form: 'rating', product: rating.product, variant: null, isSent: true } as const;
    return { status: 'ok', next: getFormHref(sent, language) };
  };
}

import type { FieldError } from '../../contact/form-rules.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { OrderFailure } from '../../orders/order-result.ts';
import type { FormOutcome } from './form-outcome.ts';

type Options = {
  language: Language;
  messages: { tooMany: string; unavailable: string };
  fieldMessages: Readonly<Record<string, Readonly<Record<FieldError, string>>>>;
  attempt: string;
};

/** The form outcome of a failed call. */
export function toOutcome(result: OrderFailure, { language, messages, fieldMessages, attempt }: Options): FormOutcome {
  const { forms, productForms } = getMessages(language);
  const failed = { status: 'failed', failure: result.message, errors: {}, attempt } as const;
  if (result.reason === 'too_many') {
    return { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany, waitMs: 3_600_000 };
  }
  if (result.reason === 'refused') {
    const { [result.field]: messagesOfField } = fieldMessages;
    const errors = messagesOfField ? { [result.field]: messagesOfField.invalid } : {};
    if (messagesOfField) return { ...failed, code: 422, problem: 'invalid', message: forms.check, errors };
    if (result.field === 'product') {
      return { ...failed, code: 422, problem: 'invalid', message: productForms.productGone };
    }
    if (result.field === 'variant') {
      return { ...failed, code: 422, problem: 'invalid', message: productForms.variantGone };
    }
  }
  return { ...failed, code: 503, problem: 'unavailable', message: messages.unavailable, waitMs: 60_000 };
}

import { formatMessage } from '../i18n/format-message.ts';
import { findPostcodeExample, findPostcodeRange } from '../orders/postcode.ts';
import type { CheckoutMessages } from './checkout-messages.ts';
import type { FieldError, FieldErrors } from './find-field-errors.ts';

/** The message of a field's error. Both addresses share fields and messages. */
export function formatFieldError(
  messages: CheckoutMessages,
  name: string,
  errors: FieldErrors,
  country = '',
): string | undefined {
  const error = errors[name];
  if (!error) return undefined;
  const text = findErrorMessage(messages, getField(name), error);
  return formatMessage(text, { example: findPostcodeExample(country), ...findPostcodeRange(country) });
}

/** The label of a field, for the error summary. */
export function getFieldLabel(messages: CheckoutMessages, name: string): string {
  const labels: Record<string, string> = messages.fields;
  return labels[getField(name)] ?? name;
}

function getField(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

function findErrorMessage({ errors: errorMessages }: CheckoutMessages, field: string, error: FieldError): string {
  const sentences: Record<string, string | Partial<Record<string, string>>> = errorMessages;
  const fieldMessages = sentences[field];
  return (
    (typeof fieldMessages === 'object' ? fieldMessages[error] : undefined) ??
    (error === 'tooLong' ? errorMessages.tooLong : errorMessages.unreadable)
  );
}

import { formatMessage } from '../catalog/product/format-message.ts';
import { findPostcodeExample, findPostcodeRange } from '../orders/postcode.ts';
import type { CheckoutMessages } from './checkout-messages.ts';
import type { FieldError, FieldErrors } from './find-field-errors.ts';

/** A sentence for a fault. Both addresses have the same fields, and the same words for them. */
export function formatFieldError(
  messages: CheckoutMessages,
  name: string,
  errors: FieldErrors,
  country = '',
): string | undefined {
  const fault = errors[name];
  if (!fault) return undefined;
  const text = findErrorMessage(messages, getField(name), fault);
  return formatMessage(text, { example: findPostcodeExample(country), ...findPostcodeRange(country) });
}

/** What a field is called, for the list of what is wrong. */
export function getFieldLabel(messages: CheckoutMessages, name: string): string {
  const labels: Record<string, string> = messages.fields;
  return labels[getField(name)] ?? name;
}

function getField(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

function findErrorMessage({ errors: faults }: CheckoutMessages, field: string, fault: FieldError): string {
  const sentences: Record<string, string | Partial<Record<string, string>>> = faults;
  const ofField = sentences[field];
  return (
    (typeof ofField === 'object' ? ofField[fault] : undefined) ??
    (fault === 'tooLong' ? faults.tooLong : faults.unreadable)
  );
}

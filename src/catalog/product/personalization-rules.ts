import type { Cents } from '../../base/money.ts';

export type PersonalizationField = {
  key: string;
  type: 'text' | 'select' | 'number' | 'checkbox';
  label: string;
  hint: string | null;
  isRequired: boolean;
  /** Surcharge when the field is filled in. */
  surchargeCents: Cents;
  /** In characters; null where the field is no text. */
  maxLength: number | null;
  options: { value: string; label: string }[];
};

/** Whether a value is filled in; blanks do not count. */
export const isFilled = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** Numbers as the order API accepts them, with decimal point or comma. */
const numeral = /^-?\d{1,9}(?:[.,]\d{1,4})?$/;

/** A field error, by the key of its message. */
export type PersonalizationError = 'fieldMissing' | 'fieldTooLong' | 'fieldNoNumber';

/**
 * Validates the value of a field. Values that are too long are not truncated, so that the visitor decides what to leave
 * out.
 */
export function findPersonalizationError(
  field: PersonalizationField,
  value: string | undefined,
): PersonalizationError | undefined {
  if (!isFilled(value)) return field.isRequired ? 'fieldMissing' : undefined;
  if (charactersLeft(field, value) < 0) return 'fieldTooLong';
  return field.type === 'number' && !numeral.test(value.trim()) ? 'fieldNoNumber' : undefined;
}

/** Remaining characters, counted like the order API without surrounding blanks; negative when the value is too long. */
export const charactersLeft = ({ maxLength }: PersonalizationField, value = ''): number =>
  maxLength === null ? 0 : maxLength - [...value.trim()].length;

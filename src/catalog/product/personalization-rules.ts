import type { Cents } from '../../base/money.ts';

export type PersonalizationField = {
  key: string;
  type: 'text' | 'select' | 'number' | 'checkbox';
  label: string;
  hint: string | null;
  isRequired: boolean;
  /** Added to the price when the field is filled in. */
  surchargeCents: Cents;
  /** In characters; null for what is not written. */
  maxLength: number | null;
  options: { value: string; label: string }[];
};

/** Blanks are no engraving. */
export const isFilled = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** As the order API reads it: in any language, and no browser keeps anything back. */
const numeral = /^-?\d{1,9}(?:[.,]\d{1,4})?$/;

/** By the name of its message. */
export type PersonalizationError = 'fieldMissing' | 'fieldTooLong' | 'fieldNoNumber';

/**
 * What keeps an answer from being ordered. Nothing is cut that is too long: whoever pasted it chooses what to leave out.
 */
export function findPersonalizationError(
  field: PersonalizationField,
  value: string | undefined,
): PersonalizationError | undefined {
  if (!isFilled(value)) return field.isRequired ? 'fieldMissing' : undefined;
  if (charactersLeft(field, value) < 0) return 'fieldTooLong';
  return field.type === 'number' && !numeral.test(value.trim()) ? 'fieldNoNumber' : undefined;
}

/** Counted as the order API does, without the blanks around it; negative where there are too many. */
export const charactersLeft = ({ maxLength }: PersonalizationField, value = ''): number =>
  maxLength === null ? 0 : maxLength - [...value.trim()].length;

/** A text that nobody has to give is folded away, with all that belongs to it; what has to be filled in never is. */
export function splitOptionalFields(
  fields: readonly PersonalizationField[],
): Record<'shown' | 'folded', PersonalizationField[]> {
  const wished = fields.filter(({ isRequired }) => !isRequired);
  const folded = wished.some(({ type }) => type === 'text') ? wished : [];
  return { shown: fields.filter((field) => !folded.includes(field)), folded };
}

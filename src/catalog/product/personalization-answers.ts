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

type Asked = { fields: readonly PersonalizationField[] };

type Answered = { personalization: Readonly<Record<string, string>> };

/** Blanks are no engraving. */
export const isFilled = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** Required fields that nobody has filled in yet. */
export function missingFields({ fields }: Asked, { personalization }: Answered): string[] {
  return fields.filter(({ key, isRequired }) => isRequired && !isFilled(personalization[key])).map(({ key }) => key);
}

/** Fields that hold more than fits. Nothing is cut: whoever pasted it chooses what to leave out. */
export function tooLongFields({ fields }: Asked, { personalization }: Answered): string[] {
  return fields.filter((field) => charactersLeft(field, personalization[field.key]) < 0).map(({ key }) => key);
}

/** As the order API reads it: in any language, and no browser keeps anything back. */
const numeral = /^-?\d{1,9}(?:[.,]\d{1,4})?$/;

/** Fields that ask for a number and hold something else. */
export function wrongNumberFields({ fields }: Asked, { personalization }: Answered): string[] {
  return fields
    .filter(({ key, type }) => {
      const value = personalization[key]?.trim();
      return type === 'number' && value && !numeral.test(value);
    })
    .map(({ key }) => key);
}

/** Counted as the order API does, without the blanks around it; negative where there are too many. */
export const charactersLeft = ({ maxLength }: PersonalizationField, value = ''): number =>
  maxLength === null ? 0 : maxLength - [...value.trim()].length;

/** A text that nobody has to give is folded away, with all that belongs to it; what has to be filled in never is. */
export function splitFields(
  fields: readonly PersonalizationField[],
): Record<'shown' | 'folded', PersonalizationField[]> {
  const wished = fields.filter(({ isRequired }) => !isRequired);
  const folded = wished.some(({ type }) => type === 'text') ? wished : [];
  return { shown: fields.filter((field) => !folded.includes(field)), folded };
}

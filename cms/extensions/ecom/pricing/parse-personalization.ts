import { cleanLine } from '../../../../src/base/clean-text.ts';
import type { PersonalizationEntry } from '../../../../src/orders/order-fields.ts';
import type { PersonalizationField } from './shop-product.ts';
import type { Cents } from './shop-rules.ts';

export type Personalization = { entries: PersonalizationEntry[]; surchargeCents: Cents; isPersonalized: boolean };

const maxTextLength = 500;

/**
 * Validates the personalization of a line; undefined if a value is missing, too long or not offered.
 *
 * Personalized goods cannot be returned (§ 312g (2) Nr. 1 BGB): those with text, and those with a surcharge. A size or
 * typeface alone is an ordinary choice.
 */
export function parsePersonalization(
  fields: PersonalizationField[],
  values: Record<string, string>,
): Personalization | undefined {
  const isUnknown = (key: string) => fields.every((field) => field.key !== key);
  if (Object.entries(values).some(([key, value]) => value !== '' && isUnknown(key))) return undefined;
  const read = fields.map((field) => ({ field, value: parseValue(field, values[field.key] ?? '') }));
  if (read.some(({ field, value }) => value === undefined || (field.isRequired && value === ''))) return undefined;
  const filled = read.flatMap(({ field, value }) => (value ? [{ field, value }] : []));
  return {
    entries: filled.map(({ field: { key, label, surchargeCents }, value }) => ({
      ...{ key, label, value },
      surcharge_cents: surchargeCents,
    })),
    surchargeCents: filled.reduce((sum, { field }) => sum + field.surchargeCents, 0),
    isPersonalized: filled.some(({ field }) => field.type === 'text' || field.surchargeCents > 0),
  };
}

/** Empty if nothing was selected, undefined if invalid. */
function parseValue({ type, maxLength, options }: PersonalizationField, given: string): string | undefined {
  const value = cleanLine(given);
  if (value === '') return '';
  switch (type) {
    case 'select':
      return options.find((option) => option.value === value)?.label;
    case 'checkbox':
      return value === 'yes' ? '✓' : undefined;
    case 'number':
      return /^-?\d{1,9}(?:[.,]\d{1,4})?$/.test(value) ? value : undefined;
    default:
      return [...value].length <= (maxLength ?? maxTextLength) ? value : undefined;
  }
}

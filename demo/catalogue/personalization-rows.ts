import type { Step } from '../../cms/seed/send-rows.ts';
import { type Personalization, type PersonalizationField, personalizations } from './personalizations.ts';
import { translations } from './words.ts';

export const personalizationSteps: Step[] = [
  {
    collection: 'ecommerce_personalization',
    items: Object.entries<Personalization>(personalizations).map(([key, { name, fields }], index) => ({
      id: index + 1,
      key,
      fields: fields.map((field, place) => fieldRow(field, place + 1)),
      translations: translations({ display_name: name }),
    })),
  },
];

function fieldRow(field: PersonalizationField, sort: number): Record<string, unknown> {
  const { key, type, label, hint, required, max, price, options } = field;
  return {
    key,
    type,
    required: required ?? false,
    max_length: max ?? null,
    price_brutto: price ?? 0,
    options: options ?? null,
    sort,
    translations: translations(hint ? { label, hint } : { label }),
  };
}

import type { CardField } from './paypal-words.ts';

/** How the fields stand, as PayPal tells it; what nobody has touched is not among them. */
export type CardFields = Partial<Record<CardField, { isEmpty: boolean; isValid: boolean }>>;
export type CardFaults = Partial<Record<CardField, 'missing' | 'invalid'>>;

/** What is wrong with these fields, in their order. */
export function findCardFaults(known: CardFields, fields: readonly CardField[]): CardFaults {
  const faults: CardFaults = {};
  for (const name of fields) {
    const state = known[name];
    if (!state || state.isEmpty) faults[name] = 'missing';
    else if (!state.isValid) faults[name] = 'invalid';
  }
  return faults;
}

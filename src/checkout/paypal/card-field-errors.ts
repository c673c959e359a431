import type { CardField } from './paypal-messages.ts';

/** How the fields stand, as PayPal tells it; what nobody has touched is not among them. */
export type CardFieldStates = Partial<Record<CardField, { isEmpty: boolean; isValid: boolean }>>;
export type CardFieldErrors = Partial<Record<CardField, 'missing' | 'invalid'>>;

/** What is wrong with these fields, in their order. */
export function findCardFieldErrors(states: CardFieldStates, fields: readonly CardField[]): CardFieldErrors {
  const errors: CardFieldErrors = {};
  for (const name of fields) {
    const state = states[name];
    if (!state || state.isEmpty) errors[name] = 'missing';
    else if (!state.isValid) errors[name] = 'invalid';
  }
  return errors;
}

import type { CardField } from './paypal-messages.ts';

/** The state of the card fields as PayPal reports it; without fields that were never focused. */
export type CardFieldStates = Partial<Record<CardField, { isEmpty: boolean; isValid: boolean }>>;
export type CardFieldErrors = Partial<Record<CardField, 'missing' | 'invalid'>>;

/** The errors of these fields, in their order. */
export function findCardFieldErrors(states: CardFieldStates, fields: readonly CardField[]): CardFieldErrors {
  const errors: CardFieldErrors = {};
  for (const name of fields) {
    const state = states[name];
    if (!state || state.isEmpty) errors[name] = 'missing';
    else if (!state.isValid) errors[name] = 'invalid';
  }
  return errors;
}

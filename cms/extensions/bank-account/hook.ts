import { FailedValidationError } from '@directus/validation';
import { parseBic, parseIban } from '../../../src/orders/bank-account.ts';
import type { Hooks } from '../directus.ts';

type Payload = Record<string, unknown>;

const parsers = { bank_iban: parseIban, bank_bic: parseBic };

/**
 * Validates IBAN and BIC: a wrong digit would send payments elsewhere, and a field's validation rule cannot verify
 * check digits.
 */
export default ({ filter }: Hooks) => {
  for (const event of ['create', 'update']) {
    filter<Payload>(`ecommerce_settings.items.${event}`, async (payload) => {
      for (const [field, parse] of Object.entries(parsers)) {
        const typed = payload[field];
        if (typeof typed !== 'string' || typed === '') continue;
        const parsed = parse(typed);
        // The studio shows the validation message of the field.
        if (!parsed) throw new FailedValidationError({ field, path: [], type: 'regex', invalid: typed });
        payload[field] = parsed;
      }
    });
  }
};

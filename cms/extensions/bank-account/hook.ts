import { FailedValidationError } from '@directus/validation';
import { parseBic, parseIban } from '../../../src/orders/bank-account.ts';
import type { Hooks } from '../directus.ts';

type Payload = Record<string, unknown>;

const parsers = { bank_iban: parseIban, bank_bic: parseBic };

/** A wrong digit would send the money of buyers to nobody, and no rule of a field can prove check digits. */
export default ({ filter }: Hooks) => {
  for (const event of ['create', 'update']) {
    filter<Payload>(`ecommerce_settings.items.${event}`, async (payload) => {
      for (const [field, parse] of Object.entries(parsers)) {
        const typed = payload[field];
        if (typeof typed !== 'string' || typed === '') continue;
        const parsed = parse(typed);
        // The studio shows the message of the field's own rule for it.
        if (!parsed) throw new FailedValidationError({ field, path: [], type: 'regex', invalid: typed });
        payload[field] = parsed;
      }
    });
  }
};

import { getCountries, parsePhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/**
 * A number as it is written all over the world; one without a country is of the given one.
 *
 * @returns undefined for what is no number
 */
export function normalizePhone(raw: string, country: string): string | undefined {
  try {
    const home = getCountries(metadata).find((one) => one === country) ?? 'DE';
    const number = parsePhoneNumber(raw, home, metadata);
    return number.isPossible() ? number.formatInternational() : undefined;
  } catch {
    return undefined;
  }
}

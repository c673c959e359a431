import { getCountries, parsePhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/**
 * A phone number in international format; without a country code it is read as one of the given country.
 *
 * @returns undefined for what is no phone number
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

import type { Language } from '../i18n/languages.ts';
import { listCountries } from '../orders/address-form.ts';

type Country = { code: string; name: string };

const createDisplayNames = (language: Language) => new Intl.DisplayNames(language, { type: 'region' });

/** The country's name from the quote, or else from `Intl.DisplayNames`. */
export function getCountryName(code: string, quoted: readonly Country[], language: Language): string {
  return quoted.find((one) => one.code === code)?.name ?? createDisplayNames(language).of(code) ?? code;
}

/** All countries without delivery, sorted by their names in the given language. */
export function listOtherCountries(quoted: readonly { code: string }[], language: Language): Country[] {
  const names = createDisplayNames(language);
  return listCountries()
    .filter((code) => quoted.every((one) => one.code !== code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

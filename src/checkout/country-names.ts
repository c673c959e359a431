import type { Language } from '../i18n/languages.ts';
import { listCountries } from '../orders/address-form.ts';

type Country = { code: string; name: string };

const createDisplayNames = (language: Language) => new Intl.DisplayNames(language, { type: 'region' });

/** As the shop calls it, or else the browser. */
export function getCountryName(code: string, known: readonly Country[], language: Language): string {
  return known.find((one) => one.code === code)?.name ?? createDisplayNames(language).of(code) ?? code;
}

/** All countries that the shop does not send to, by their names in the visitor's language. */
export function listOtherCountries(known: readonly { code: string }[], language: Language): Country[] {
  const names = createDisplayNames(language);
  return listCountries()
    .filter((code) => known.every((one) => one.code !== code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

import { keysOf } from '../base/records.ts';
import type { Language } from '../i18n/languages.ts';
import { formatTown, hasPostcodes, listCountries } from '../orders/address-form.ts';
import { maxAddressLengths, type OrderAddress } from '../orders/order-address.ts';

/** Street and house number share one field, as browsers fill them in; there is no field for a state. */
export type Address = OrderAddress;

export type AddressField = keyof Address;

export const addressFields = keysOf(maxAddressLengths);

const required: readonly AddressField[] = ['first_name', 'last_name', 'street', 'zip_code', 'city', 'country'];

export function isRequired(field: AddressField, country: string): boolean {
  return required.includes(field) && (field !== 'zip_code' || hasPostcodes(country));
}

/** The country of most customers, preselected. */
export const defaultCountry = 'DE';

export const emptyAddress: Address = {
  first_name: '',
  last_name: '',
  company: '',
  street: '',
  house_number: '',
  addition: '',
  zip_code: '',
  city: '',
  country: defaultCountry,
};

/** Whether two addresses are equal apart from surrounding spaces. */
export function isSameAddress(one: Address, other: Address): boolean {
  return addressFields.every((field) => one[field].trim() === other[field].trim());
}

/** The lines of an address as on an envelope, without empty ones. */
export function formatAddress(address: Address, countryName: string): string[] {
  const { first_name, last_name, company, street, house_number, addition } = address;
  const lines = [
    company,
    `${first_name} ${last_name}`,
    `${street} ${house_number}`,
    addition,
    formatTown(address),
    countryName,
  ];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

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

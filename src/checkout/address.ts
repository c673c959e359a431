import { keysOf } from '../base/records.ts';
import { formatTown, hasPostcodes } from '../orders/address-form.ts';
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

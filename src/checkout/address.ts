import { formatTown, hasPostcodes } from '../orders/address-form.ts';
import type { OrderAddress } from '../orders/order-address.ts';

/** Street and number are written in one line, as people write them and browsers fill them in; no country here has states. */
export type Address = OrderAddress;

export type AddressField = keyof Address;

/** Longest entries, in the units of `maxlength`: those of the order API. */
export const maxAddressLengths = {
  first_name: 100,
  last_name: 100,
  company: 100,
  street: 150,
  house_number: 20,
  addition: 100,
  zip_code: 12,
  city: 100,
  country: 2,
} as const satisfies Record<AddressField, number>;

export const addressFields = Object.keys(maxAddressLengths) as AddressField[];

const required: readonly AddressField[] = ['first_name', 'last_name', 'street', 'zip_code', 'city', 'country'];

export function isRequired(field: AddressField, country: string): boolean {
  return required.includes(field) && (field !== 'zip_code' || hasPostcodes(country));
}

/** Where nearly everybody here lives; the shopper says so or otherwise. */
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

/** Whether both say the same, however their spaces lie. */
export function isSameAddress(one: Address, other: Address): boolean {
  return addressFields.every((field) => one[field].trim() === other[field].trim());
}

/** As it stands on an envelope, without lines that nobody filled in. */
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

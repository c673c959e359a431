import * as v from 'valibot';
import { findPostcodeError, isCountry } from './address-form.ts';
import { line, requiredLine } from './order-fields.ts';

/** In UTF-16 code units like `maxlength`; the columns of addresses have no limit of their own. */
export const maxAddressLengths = {
  first_name: 100,
  last_name: 100,
  company: 200,
  street: 200,
  house_number: 20,
  addition: 200,
  zip_code: 12,
  city: 100,
  country: 2,
} as const;

/** A shipping or invoice address. */
export const orderAddress = v.pipe(
  v.object({
    first_name: requiredLine(maxAddressLengths.first_name),
    last_name: requiredLine(maxAddressLengths.last_name),
    company: line(maxAddressLengths.company),
    street: requiredLine(maxAddressLengths.street),
    house_number: line(maxAddressLengths.house_number),
    /** Second line: floor, back door, care of. */
    addition: line(maxAddressLengths.addition),
    /** Empty where the country has none. */
    zip_code: line(maxAddressLengths.zip_code),
    city: requiredLine(maxAddressLengths.city),
    /** Of ISO 3166. */
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.check(isCountry)),
  }),
  v.forward(
    v.check(({ zip_code, country }) => findPostcodeError(zip_code, country) === undefined),
    ['zip_code'],
  ),
);

export type OrderAddress = v.InferOutput<typeof orderAddress>;

/** In characters, as fit on a small card. */
export const maxGiftMessageLength = 300;

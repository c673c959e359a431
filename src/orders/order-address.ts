import * as v from 'valibot';
import { isCountry } from './address-form.ts';
import { requiredText, text } from './order-fields.ts';

/** A shipping or invoice address. */
export const orderAddress = v.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  company: text(100),
  street: requiredText(150),
  house_number: text(20),
  /** Second line: floor, back door, care of. */
  addition: text(100),
  /** Empty where the country has none. */
  zip_code: text(20),
  city: requiredText(100),
  /** Two capital letters, of ISO 3166. */
  country: v.pipe(v.string(), v.check(isCountry)),
});

export type OrderAddress = v.InferOutput<typeof orderAddress>;

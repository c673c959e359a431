import * as v from 'valibot';
import { isCountry } from './address-form.ts';
import { text, words } from './order-fields.ts';

/** Where an order or its invoice goes. */
export const orderAddress = v.object({
  first_name: words(100),
  last_name: words(100),
  company: text(100),
  street: words(150),
  house_number: text(20),
  /** Second line: floor, back door, care of. */
  addition: text(100),
  /** Empty where the country has none. */
  zip_code: text(20),
  city: words(100),
  /** Two capital letters, of ISO 3166. */
  country: v.pipe(v.string(), v.check(isCountry)),
});

export type OrderAddress = v.InferOutput<typeof orderAddress>;

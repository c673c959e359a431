import * as v from 'valibot';
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
  zip_code: words(20),
  city: words(100),
  /** Two capital letters. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});

export type OrderAddress = v.InferOutput<typeof orderAddress>;

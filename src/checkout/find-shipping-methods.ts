import { findPostcodeError } from '../orders/postcode.ts';
import { isInArea } from '../orders/postcode-area.ts';
import type { Checkout } from './checkout.ts';

type ShippingMethod = { is_collection: boolean; postcodes: string | null };

/**
 * The shipping or collection methods for the address, and those of its country that do not serve its postcode. While
 * the postcode is incomplete it excludes none.
 */
export function findShippingMethods<Own extends ShippingMethod>(
  { isCollection, shippingAddress }: Readonly<Pick<Checkout, 'isCollection' | 'shippingAddress'>>,
  methods: readonly Own[],
): { available: Own[]; outOfArea: Own[] } {
  const { zip_code, country } = shippingAddress;
  const ignoresPostcode = isCollection || findPostcodeError(zip_code, country) !== undefined;
  const fitting = methods.filter(({ is_collection }) => is_collection === isCollection);
  const reaches = ({ postcodes }: Own) => ignoresPostcode || isInArea(postcodes, shippingAddress);
  return { available: fitting.filter(reaches), outOfArea: fitting.filter((method) => !reaches(method)) };
}

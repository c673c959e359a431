import { findPostcodeError } from '../orders/postcode.ts';
import { isInArea } from '../orders/postcode-area.ts';
import type { Checkout } from './checkout.ts';

type ShippingMethod = { is_collection: boolean; postcodes: string | null };

/**
 * The ways to send that lead to the address, or to collect; and those of the country that do not reach its postcode. While one
 * is being typed it rules out nothing.
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

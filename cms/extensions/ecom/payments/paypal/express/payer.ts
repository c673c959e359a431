import { cleanLine } from '../../../../../../src/base/clean-text.ts';
import { findAddressForm, isCountry } from '../../../../../../src/orders/address-form.ts';
import { maxAddressLengths, type OrderAddress } from '../../../../../../src/orders/order-address.ts';
import { normalizePostcode } from '../../../../../../src/orders/postcode.ts';
import { findList, findText } from '../../json-value.ts';

export type Payer = {
  /** Masked account for display: `z***@example.org`. */
  account: string;
  email: string;
  phone: string;
  /** Null if PayPal was not asked for one. */
  address: OrderAddress | null;
};

/** Newer responses have the payer in `payment_source`, older ones in `payer`, most in both. */
export function findPayerId(order: unknown): string | undefined {
  return findText(order, 'payer', 'payer_id') ?? findText(order, 'payment_source', 'paypal', 'account_id');
}

/** Payer and shipping address for the checkout form. The shopper corrects what PayPal stores differently. */
export function parsePayer(order: unknown): Payer {
  const source = ['payment_source', 'paypal'] as const;
  const email = findText(order, ...source, 'email_address') ?? findText(order, 'payer', 'email_address') ?? '';
  const phone =
    findText(order, ...source, 'phone_number', 'national_number') ??
    findText(order, 'payer', 'phone', 'phone_number', 'national_number') ??
    '';
  return {
    ...{ account: maskEmail(email), email: truncate(email, 254), phone: truncate(phone, 50) },
    address: parseAddress(order),
  };
}

function parseAddress(order: unknown): OrderAddress | null {
  const [unit] = findList(order, 'purchase_units');
  const addressField = (name: string) => findText(unit, 'shipping', 'address', name) ?? '';
  const country = addressField('country_code');
  if (!isCountry(country)) return null;
  const city = [addressField('admin_area_2'), findAddressForm(country).hasState && addressField('admin_area_1')];
  return {
    ...parseName(order, findText(unit, 'shipping', 'name', 'full_name') ?? ''),
    company: '',
    street: truncate(addressField('address_line_1'), maxAddressLengths.street),
    house_number: '',
    addition: truncate(addressField('address_line_2'), maxAddressLengths.addition),
    zip_code: truncate(normalizePostcode(addressField('postal_code'), country), maxAddressLengths.zip_code),
    city: truncate(city.filter(Boolean).join(', '), maxAddressLengths.city),
    country,
  };
}

/** Recipient's name. Only the account's name is split by PayPal; another one is split before its last word. */
function parseName(order: unknown, full: string): Pick<OrderAddress, 'first_name' | 'last_name'> {
  const name = (part: string) =>
    findText(order, 'payment_source', 'paypal', 'name', part) ?? findText(order, 'payer', 'name', part) ?? '';
  const own = {
    first_name: truncate(name('given_name'), maxAddressLengths.first_name),
    last_name: truncate(name('surname'), maxAddressLengths.last_name),
  };
  const line = cleanLine(full);
  if (!line || line === `${own.first_name} ${own.last_name}`) return own;
  const at = line.lastIndexOf(' ');
  return {
    first_name: truncate(line.slice(0, Math.max(at, 0)), maxAddressLengths.first_name),
    last_name: truncate(line.slice(at + 1), maxAddressLengths.last_name),
  };
}

function truncate(text: string, maxLength: number): string {
  return cleanLine(text).slice(0, maxLength).trim();
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${email.slice(0, 1)}***${truncate(email, 254).slice(at)}` : '';
}

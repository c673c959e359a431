import { isEmail, longest } from '../contact/form-rules.ts';
import { longestGiftMessage } from '../orders/gift-message.ts';
import { findPostcodeFault, type PostcodeFault } from '../orders/postcode.ts';
import { type Address, type AddressField, addressFields, isRequired, longestEntry } from './address.ts';
import { type Checkout, longestComment } from './checkout.ts';
import { findWays } from './find-ways.ts';
import type { Step } from './steps.ts';

export type Fault = 'missing' | 'tooLong' | PostcodeFault;

/** By the name of the field, which is its path in the order: `shipping_address.zip_code`. */
export type Faults = Readonly<Record<string, Fault>>;

/** What the shop offers for this cart; undefined while it is being asked. */
export type Offer =
  | {
      countries: readonly { code: string }[];
      payment_methods: readonly { id: number }[];
      shipping_methods: readonly { id: number; is_collection: boolean; postcodes: string | null }[];
      branches: readonly { id: number }[];
      /** Null where nothing leads. */
      shipping_cents: number | null;
    }
  | undefined;

/** What a step still lacks, in the order of its fields. */
export function findFaults(step: Step, checkout: Checkout, offer: Offer): Faults {
  if (step === 'contact') return findContactFaults(checkout);
  if (step === 'delivery') return findDeliveryFaults(checkout, offer);
  if (step === 'payment') return findPaymentFaults(checkout, offer);
  return {};
}

function findContactFaults({ customerEmail, phone }: Checkout): Faults {
  return {
    ...findEmailFault(customerEmail.trim()),
    ...findPhoneFault(phone.trim()),
  };
}

function findEmailFault(email: string): Faults {
  if (email === '') return { email: 'missing' };
  if (email.length > longest.email) return { email: 'tooLong' };
  return isEmail(email) ? {} : { email: 'invalid' };
}

function findDeliveryFaults(checkout: Checkout, offer: Offer): Faults {
  const { isCollection, shippingAddress, invoiceAddress, branch } = checkout;
  const branches = offer?.branches ?? [];
  const countries = offer?.countries.map(({ code }) => code);
  return {
    // The only house is chosen with the quote.
    ...(isCollection &&
      branches.length > 1 &&
      branches.every(({ id }) => id !== branch) && { branch: 'missing' as const }),
    ...(!isCollection && findAddressFaults('shipping_address', shippingAddress, countries)),
    // An invoice may go where no parcel goes.
    ...(invoiceAddress && findAddressFaults('invoice_address', invoiceAddress, undefined)),
    ...(isCollection && !invoiceAddress && { 'invoice_address.first_name': 'missing' as const }),
  };
}

function findPaymentFaults(checkout: Checkout, offer: Offer): Faults {
  const { shippingMethod, paymentMethod, giftMessage, comment } = checkout;
  const isShippingFit = offer ? fitsShipping(checkout, offer) : shippingMethod !== null;
  const isPaymentFit = offer ? offer.payment_methods.some(({ id }) => id === paymentMethod) : paymentMethod !== null;
  return {
    ...(!isShippingFit && { shipping_method: 'missing' as const }),
    ...(!isPaymentFit && { payment_method: 'missing' as const }),
    ...(giftMessage.trim().length > longestGiftMessage && { gift_message: 'tooLong' as const }),
    ...(comment.trim().length > longestComment && { comment: 'tooLong' as const }),
  };
}

/**
 * A shop that sends everything for one price has no ways among which to choose. Where nothing is chosen yet, as after a
 * change from delivery to collection, or a way to another country was, the first is chosen with the quote (`chooseMethods`).
 */
function fitsShipping(checkout: Checkout, offer: NonNullable<Offer>): boolean {
  const { isCollection, shippingMethod } = checkout;
  const { shipping_methods: ways, shipping_cents: cents } = offer;
  if (ways.length === 0) return !isCollection && cents !== null;
  const { open } = findWays(checkout, ways);
  const isOffered = ways.some(({ id }) => id === shippingMethod);
  return isOffered ? open.some(({ id }) => id === shippingMethod) : open.length > 0;
}

function findAddressFaults(name: string, address: Address, countries: readonly string[] | undefined): Faults {
  const faults = addressFields.flatMap((field) => {
    const fault = findAddressFault(field, address, countries);
    return fault ? [[`${name}.${field}`, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}

function findAddressFault(
  field: AddressField,
  address: Address,
  countries: readonly string[] | undefined,
): Fault | undefined {
  const entry = address[field].trim();
  if (entry === '') return isRequired(field, address.country) ? 'missing' : undefined;
  if (entry.length > longestEntry[field]) return 'tooLong';
  if (field === 'zip_code') return findPostcodeFault(entry, address.country);
  if (field === 'country' && countries && !countries.includes(entry)) return 'invalid';
  return undefined;
}

/** The library that really reads numbers is fetched when one was typed; this keeps out what is none at all. */
function findPhoneFault(phone: string): Faults {
  if (phone === '') return {};
  if (phone.length > longest.phone) return { phone: 'tooLong' };
  const isNumber = /^[+(]?[\d\s()/.–-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 5;
  return isNumber ? {} : { phone: 'invalid' };
}

/** Which step asks for a field, as the order API names it; undefined for what no step asks for. */
export function findStepOfField(field: string): Step | undefined {
  if (field === 'email' || field === 'phone') return 'contact';
  if (/^(?:(?:shipping|invoice)_address|branch)\b/.test(field)) return 'delivery';
  return /^(?:shipping_method|payment_method|comment|present_wrap|gift_message)$/.test(field) ? 'payment' : undefined;
}

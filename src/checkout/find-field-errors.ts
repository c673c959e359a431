import { isEmailAddress } from '../base/clean-text.ts';
import { maxLengths, normalizeLine, normalizeText } from '../contact/form-rules.ts';
import { formatMessage } from '../i18n/format-message.ts';
import {
  findPostcodeError,
  findPostcodeExample,
  findPostcodeRange,
  type PostcodeError,
} from '../orders/address-form.ts';
import { maxAddressLengths, maxGiftMessageLength } from '../orders/order-address.ts';
import { type Address, type AddressField, addressFields, isRequired } from './address.ts';
import { type Checkout, findShippingMethods, maxCommentLength, type Step } from './checkout.ts';
import type { CheckoutMessages } from './checkout-messages.ts';

export type FieldError = 'missing' | 'tooLong' | PostcodeError;

/** By the name of the field, which is its path in the order's body: `shipping_address.zip_code`. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** The part of the quote that choices are validated against; undefined while it is loading. */
export type Offer =
  | {
      countries: readonly { code: string }[];
      payment_methods: readonly { id: number }[];
      shipping_methods: readonly { id: number; is_collection: boolean; postcodes: string | null }[];
      branches: readonly { id: number }[];
      /** Null where no shipping method serves the address. */
      shipping_cents: number | null;
    }
  | undefined;

/** The validation errors of a step, in the order of its fields. */
export function findFieldErrors(step: Step, checkout: Checkout, offer: Offer): FieldErrors {
  if (step === 'contact') return findContactErrors(checkout);
  if (step === 'delivery') return findDeliveryErrors(checkout, offer);
  if (step === 'payment') return findPaymentErrors(checkout, offer);
  return {};
}

function findContactErrors({ customerEmail, phone }: Checkout): FieldErrors {
  return {
    ...findEmailError(customerEmail.trim()),
    ...findPhoneError(normalizeLine(phone)),
  };
}

function findEmailError(email: string): FieldErrors {
  if (email === '') return { email: 'missing' };
  if (email.length > maxLengths.email) return { email: 'tooLong' };
  return isEmailAddress(email) ? {} : { email: 'invalid' };
}

function findDeliveryErrors(checkout: Checkout, offer: Offer): FieldErrors {
  const { isCollection, shippingAddress, invoiceAddress, branch } = checkout;
  const branches = offer?.branches ?? [];
  const countries = offer?.countries.map(({ code }) => code);
  return {
    // A single branch is chosen together with the quote.
    ...(isCollection &&
      branches.length > 1 &&
      branches.every(({ id }) => id !== branch) && { branch: 'missing' as const }),
    ...(!isCollection && findAddressErrors('shipping_address', shippingAddress, countries)),
    // An invoice may go to countries without delivery.
    ...(invoiceAddress && findAddressErrors('invoice_address', invoiceAddress, undefined)),
    ...(isCollection && !invoiceAddress && { 'invoice_address.first_name': 'missing' as const }),
  };
}

function findPaymentErrors(checkout: Checkout, offer: Offer): FieldErrors {
  const { shippingMethod, paymentMethod, giftMessage, comment } = checkout;
  const isShippingFit = offer ? isShippingMethodValid(checkout, offer) : shippingMethod !== null;
  const isPaymentFit = offer ? offer.payment_methods.some(({ id }) => id === paymentMethod) : paymentMethod !== null;
  return {
    ...(!isShippingFit && { shipping_method: 'missing' as const }),
    ...(!isPaymentFit && { payment_method: 'missing' as const }),
    ...(normalizeText(giftMessage).length > maxGiftMessageLength && { gift_message: 'tooLong' as const }),
    ...(normalizeText(comment).length > maxCommentLength && { comment: 'tooLong' as const }),
  };
}

/**
 * A shop with one flat rate has no shipping methods to choose from. Where none is chosen yet, or the chosen one serves
 * another country, the first is chosen with the quote (`chooseMethods`).
 */
function isShippingMethodValid(checkout: Checkout, offer: NonNullable<Offer>): boolean {
  const { isCollection, shippingMethod } = checkout;
  const { shipping_methods: methods, shipping_cents: cents } = offer;
  if (methods.length === 0) return !isCollection && cents !== null;
  const { available } = findShippingMethods(checkout, methods);
  const isOffered = methods.some(({ id }) => id === shippingMethod);
  return isOffered ? available.some(({ id }) => id === shippingMethod) : available.length > 0;
}

function findAddressErrors(name: string, address: Address, countries: readonly string[] | undefined): FieldErrors {
  const errors = addressFields.flatMap((field) => {
    const error = findAddressError(field, address, countries);
    return error ? [[`${name}.${field}`, error] as const] : [];
  });
  return Object.fromEntries(errors);
}

function findAddressError(
  field: AddressField,
  address: Address,
  countries: readonly string[] | undefined,
): FieldError | undefined {
  const entry = normalizeLine(address[field]);
  if (entry === '') return isRequired(field, address.country) ? 'missing' : undefined;
  if (entry.length > maxAddressLengths[field]) return 'tooLong';
  if (field === 'zip_code') return findPostcodeError(entry, address.country);
  if (field === 'country' && countries && !countries.includes(entry)) return 'invalid';
  return undefined;
}

/** A rough check; the library that really parses numbers is loaded only when one was entered. */
function findPhoneError(phone: string): FieldErrors {
  if (phone === '') return {};
  if (phone.length > maxLengths.phone) return { phone: 'tooLong' };
  const isNumber = /^[+(]?[\d\s()/.–-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 5;
  return isNumber ? {} : { phone: 'invalid' };
}

/** The step that has a field of the order's body; undefined for fields of no step. */
export function findStepOfField(field: string): Step | undefined {
  if (field === 'email' || field === 'phone') return 'contact';
  if (/^(?:(?:shipping|invoice)_address|branch)\b/.test(field)) return 'delivery';
  return /^(?:shipping_method|payment_method|comment|present_wrap|gift_message)$/.test(field) ? 'payment' : undefined;
}

/** The message of a field's error. Both addresses share fields and messages. */
export function formatFieldError(
  messages: CheckoutMessages,
  name: string,
  errors: FieldErrors,
  country = '',
): string | undefined {
  const error = errors[name];
  if (!error) return undefined;
  const text = findErrorMessage(messages, getField(name), error);
  return formatMessage(text, { example: findPostcodeExample(country), ...findPostcodeRange(country) });
}

/** The label of a field, for the error summary. */
export function getFieldLabel(messages: CheckoutMessages, name: string): string {
  const labels: Record<string, string> = messages.fields;
  return labels[getField(name)] ?? name;
}

function getField(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

function findErrorMessage({ errors: errorMessages }: CheckoutMessages, field: string, error: FieldError): string {
  const sentences: Record<string, string | Partial<Record<string, string>>> = errorMessages;
  const fieldMessages = sentences[field];
  return (
    (typeof fieldMessages === 'object' ? fieldMessages[error] : undefined) ??
    (error === 'tooLong' ? errorMessages.tooLong : errorMessages.unreadable)
  );
}

import * as v from 'valibot';
import { callOrderApi } from '../../orders/call-order-api.ts';
import type { BrowserBody } from '../../orders/order-bodies.ts';
import { payerResponse } from '../../orders/payment-responses.ts';
import { type Address, emptyAddress, isSameAddress } from '../address.ts';
import type { Checkout } from '../checkout.ts';

const timeoutMs = 20_000;

const refusalSchema = v.object({ status: v.literal('failed'), reason: v.picklist(['declined', 'refused', 'unknown']) });

export type PayPalPayer = Omit<v.InferOutput<typeof payerResponse>, 'status'>;

/**
 * Loads who has approved at PayPal. @returns `refused` for no or another approval; `away` when it could not be loaded
 */
export async function readExpress(body: BrowserBody<'paypal/express/read'>): Promise<PayPalPayer | 'refused' | 'away'> {
  const responseBody = await callOrderApi('paypal/express/read', body, timeoutMs);
  const response = v.safeParse(payerResponse, responseBody);
  if (response.success) return response.output;
  return v.is(refusalSchema, responseBody) ? 'refused' : 'away';
}

type ContactDetails = Pick<Checkout, 'customerEmail' | 'phone' | 'isCollection' | 'shippingAddress' | 'invoiceAddress'>;

/**
 * Maps PayPal's data to the checkout's fields. An entered phone number stays; other entries that are replaced are
 * returned, so that they can be restored.
 */
export function fillFromPayPal(
  before: ContactDetails,
  { express: token, account, email, phone, address }: PayPalPayer,
): { changes: Partial<Checkout>; replaced: ContactDetails | null } {
  const { customerEmail, isCollection, shippingAddress, invoiceAddress } = before;
  const changes = {
    express: { token, account },
    customerEmail: email || customerEmail,
    phone: before.phone || phone,
    ...(address && {
      ...{ isCollection: false, shippingAddress: address, invoiceAddress: isCollection ? null : invoiceAddress },
      shippingMethod: null,
    }),
  };
  const isReplaced =
    (email !== '' && customerEmail.trim() !== '' && customerEmail.trim() !== email) ||
    (address !== null && (isCollection || (isFilledIn(shippingAddress) && !isSameAddress(shippingAddress, address))));
  const previous = {
    ...{ customerEmail, phone: before.phone, isCollection, shippingAddress: { ...shippingAddress } },
    invoiceAddress: invoiceAddress && { ...invoiceAddress },
  };
  return { changes, replaced: isReplaced ? previous : null };
}

function isFilledIn(address: Address): boolean {
  return !isSameAddress(address, { ...emptyAddress, country: address.country });
}

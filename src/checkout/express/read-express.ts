import * as v from 'valibot';
import type { BrowserBody } from '../../orders/order-bodies.ts';
import { orderAnswers } from '../../orders/order-result.ts';
import { postCall } from '../../orders/post-call.ts';
import { type Address, emptyAddress, isSameAddress } from '../address.ts';
import type { Checkout } from '../checkout.ts';

/** Milliseconds. */
const patience = 20_000;

const answerSchema = v.object({ status: v.literal('ok'), ...orderAnswers['paypal/express/read'].entries });
const refusalSchema = v.object({ status: v.literal('failed'), reason: v.picklist(['declined', 'refused', 'unknown']) });

export type PayPalPerson = Omit<v.InferOutput<typeof answerSchema>, 'status'>;

/** Who has agreed at PayPal. @returns `refused` where nobody has, or somebody else; `away` where nobody knows */
export async function readExpress(
  body: BrowserBody<'paypal/express/read'>,
): Promise<PayPalPerson | 'refused' | 'away'> {
  const said = await postCall('paypal/express/read', body, patience);
  const answer = v.safeParse(answerSchema, said);
  if (answer.success) return answer.output;
  return v.is(refusalSchema, said) ? 'refused' : 'away';
}

type Told = Pick<Checkout, 'customerEmail' | 'phone' | 'isCollection' | 'shippingAddress' | 'invoiceAddress'>;

/**
 * What PayPal knows, in the fields of the checkout. A telephone number that was typed stays; what else is replaced is handed
 * back, so that nobody loses it.
 */
export function fillFromPayPal(
  before: Told,
  { express: token, account, email, phone, address }: PayPalPerson,
): { changes: Partial<Checkout>; replaced: Told | null } {
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
    (address !== null && (isCollection || (isTold(shippingAddress) && !isSameAddress(shippingAddress, address))));
  const told = {
    ...{ customerEmail, phone: before.phone, isCollection, shippingAddress: { ...shippingAddress } },
    invoiceAddress: invoiceAddress && { ...invoiceAddress },
  };
  return { changes, replaced: isReplaced ? told : null };
}

function isTold(address: Address): boolean {
  return !isSameAddress(address, { ...emptyAddress, country: address.country });
}

import * as v from 'valibot';
import { paymentStatus, storedAddress } from './order.ts';
import { express, uuid } from './order-fields.ts';

const status = v.literal('ok');

export const payPalOrderResponse = v.object({ status, paypal_order_id: v.string() });

export const expressResponse = v.object({
  status,
  express,
  /** Where the shopper approves the payment. */
  approve_url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
});

/** The payer as PayPal has it; the checkout validates it later. */
export const payerResponse = v.object({
  status,
  express,
  /** The masked account: `z***@example.org`. */
  account: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Null where none was asked for. */
  address: v.nullable(storedAddress),
});

export const klarnaSessionResponse = v.object({
  status,
  client_token: v.string(),
  payment_method_categories: v.array(v.object({ identifier: v.string(), name: v.string() })),
});

/** What the checkout needs of an order that is paid, or whose payment its provider reviews. */
export const paidOrder = v.object({ uuid, number: v.string(), payment_status: paymentStatus });

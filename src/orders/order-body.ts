import * as v from 'valibot';
import { maxGiftMessageLength } from './gift-message.ts';
import { orderAddress } from './order-address.ts';
import { cents, email, express, id, isoDate, orderLines, phone, senderFields, text } from './order-fields.ts';

/** The largest amount that a money column holds. */
const maxCents = 9_999_999_999;

export const orderBody = v.object({
  ...senderFields,
  lines: orderLines,
  email,
  phone,
  /** Null for collection in the shop. */
  shipping_address: v.nullable(orderAddress),
  /** Null where it is the shipping address. */
  invoice_address: v.nullable(orderAddress),
  /** The text of a greetings card; empty for none. */
  gift_message: v.optional(text(maxGiftMessageLength), ''),
  comment: text(2000),
  payment_method: id,
  /** Null where the shop has one flat rate. */
  shipping_method: v.nullable(id),
  /** The branch of collection; null for the main branch, and for shipping. */
  branch: v.optional(v.nullable(id), null),
  present_wrap: v.boolean(),
  /** The total above the order button: nothing is ordered at another price. */
  accepted_total_cents: v.pipe(cents, v.maxValue(maxCents)),
  /** The last delivery day above the order button: nothing is ordered that arrives later. Null where none was shown. */
  accepted_delivery_to: v.optional(v.nullable(isoDate), null),
  /** The PayPal Express approval; null without one. */
  express: v.optional(v.nullable(express), null),
});

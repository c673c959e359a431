import * as v from 'valibot';
import { maxGiftMessageLength } from './gift-message.ts';
import { orderAddress } from './order-address.ts';
import {
  cents,
  express,
  formFields,
  id,
  isoDate,
  orderLine,
  requiredText,
  senderFields,
  siteFields,
  text,
  token,
  uuid,
} from './order-fields.ts';
import { payPalSources, quoteBody } from './quote.ts';

const requestBody = v.object({
  ...formFields,
  /** A reservation is set aside in the shop, free of charge. */
  kind: v.picklist(['availability', 'reservation']),
  product: id,
  variant: v.nullable(id),
  name: requiredText(200),
  email: requiredText(254),
  phone: text(50),
  message: text(5000),
});

const ratingBody = v.object({
  ...formFields,
  product: id,
  /** Stars. */
  rating: v.picklist([1, 2, 3, 4, 5]),
  name: requiredText(200),
  title: requiredText(120),
  comment: requiredText(5000),
  /** For verifying the purchase; it is not stored with the rating. */
  email: requiredText(254),
});

export const orderBody = v.object({
  ...senderFields,
  lines: v.pipe(v.array(orderLine), v.minLength(1), v.maxLength(50)),
  email: requiredText(254),
  phone: text(50),
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
  accepted_total_cents: cents,
  /** The last delivery day above the order button: nothing is ordered that arrives later. Null where none was shown. */
  accepted_delivery_to: v.optional(v.nullable(isoDate), null),
  /** The PayPal Express approval; null without one. */
  express: v.optional(v.nullable(express), null),
});

/** Identifies an order, with the token that authorizes access. */
const orderAccess = { ...siteFields, uuid, token };

/** Cancels an order whose payment was not finished. */
const cancelBody = v.object(orderAccess);

const readBody = v.object({ ...siteFields, token });

const paypalOrderBody = v.object({ ...orderAccess, source: v.optional(v.picklist(payPalSources), 'paypal') });

const expressBody = v.object({
  ...senderFields,
  lines: v.pipe(v.array(orderLine), v.minLength(1), v.maxLength(50)),
  country: quoteBody.entries.country,
  present_wrap: v.boolean(),
});

/** A return from PayPal, which adds the payer's id to the query. */
const expressReadBody = v.object({ ...siteFields, express, payer: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) });

const paypalTransactionBody = v.object({
  ...siteFields,
  /** The shop's own order. */
  order_id: uuid,
  token,
  paypal: v.object({ orderID: requiredText(64) }),
});

const klarnaSessionBody = v.object(orderAccess);

const klarnaOrderBody = v.object({
  ...siteFields,
  authorization_token: requiredText(500),
  order_uuid: uuid,
  token,
});

const withdrawalBody = v.object({
  ...formFields,
  name: requiredText(200),
  email: requiredText(254),
  /** As entered. Responses never reveal whether there is such an order. */
  order_number: requiredText(50),
  /** Single lines of the order that the token authorizes; empty for all of it. */
  lines: v.pipe(v.array(id), v.maxLength(50)),
  token: v.nullable(token),
  /** Single items in free text, without a token; empty for the whole order. */
  items: text(500),
  message: text(2000),
});

export const orderBodies = {
  request: requestBody,
  rating: ratingBody,
  quote: quoteBody,
  order: orderBody,
  'order/cancel': cancelBody,
  'order/read': readBody,
  'paypal/order': paypalOrderBody,
  'paypal/express': expressBody,
  'paypal/express/read': expressReadBody,
  'order/paypal_transaction': paypalTransactionBody,
  'klarna/session': klarnaSessionBody,
  'klarna/order': klarnaOrderBody,
  withdrawal: withdrawalBody,
} as const;

export type OrderCall = keyof typeof orderBodies;

export type OrderBodies = { [Call in OrderCall]: v.InferOutput<(typeof orderBodies)[Call]> };

/** The body that a browser sends; the server adds the rest. */
export type BrowserBody<Call extends OrderCall> = Omit<OrderBodies[Call], 'project' | 'client' | 'network'>;

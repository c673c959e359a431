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
  /** A reservation is put aside in the shop, at no cost. */
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
  /** Tells whether the piece was bought here; it is not kept with the rating. */
  email: requiredText(254),
});

export const orderBody = v.object({
  ...senderFields,
  lines: v.pipe(v.array(orderLine), v.minLength(1), v.maxLength(50)),
  email: requiredText(254),
  phone: text(50),
  /** Null for what is fetched in the shop. */
  shipping_address: v.nullable(orderAddress),
  /** Null where the invoice goes where the order goes. */
  invoice_address: v.nullable(orderAddress),
  /** For a card; empty for none. */
  gift_message: v.optional(text(maxGiftMessageLength), ''),
  comment: text(2000),
  payment_method: id,
  /** Null where the shop sends everything in one way. */
  shipping_method: v.nullable(id),
  /** Where it is collected; null for the main house, and where it is sent. */
  branch: v.optional(v.nullable(id), null),
  present_wrap: v.boolean(),
  /** What stood above the button: nothing is ordered at any other price. */
  accepted_total_cents: cents,
  /** The last day of delivery that stood there: nothing is ordered that arrives later. Null where none did. */
  accepted_delivery_to: v.optional(v.nullable(isoDate), null),
  /** What was agreed to at PayPal before; null where nothing was. */
  express: v.optional(v.nullable(express), null),
});

/** Names an order to the order API, with what proves that it is one's own. */
const orderAccess = { ...siteFields, uuid, token };

/** Gives up an order whose payment was not finished. */
const cancelBody = v.object(orderAccess);

const readBody = v.object({ ...siteFields, token });

const paypalOrderBody = v.object({ ...orderAccess, source: v.optional(v.picklist(payPalSources), 'paypal') });

const expressBody = v.object({
  ...senderFields,
  lines: v.pipe(v.array(orderLine), v.minLength(1), v.maxLength(50)),
  country: quoteBody.entries.country,
  present_wrap: v.boolean(),
});

/** Somebody comes back from PayPal, which has written who agreed into the address. */
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
  /** As it was typed; whether there is such an order is never told. */
  order_number: requiredText(50),
  /** Single pieces of the order that the token opens; none for all of it. */
  lines: v.pipe(v.array(id), v.maxLength(50)),
  token: v.nullable(token),
  /** Single pieces in somebody's own words, without a token; empty for all of the order. */
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

/** What a browser says of a call; the rest is added on the way. */
export type BrowserBody<Call extends OrderCall> = Omit<OrderBodies[Call], 'project' | 'client' | 'network'>;

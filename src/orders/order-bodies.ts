import * as v from 'valibot';
import { longestGiftMessage } from './gift-message.ts';
import { orderAddress } from './order-address.ts';
import { cents, day, express, form, id, orderLine, place, sender, text, token, uuid, words } from './order-fields.ts';
import { payPalSources, quoteBody } from './quote.ts';

const requestBody = v.object({
  ...form,
  /** A reservation is put aside in the shop, at no cost. */
  kind: v.picklist(['availability', 'reservation']),
  product: id,
  variant: v.nullable(id),
  name: words(200),
  email: words(254),
  phone: text(50),
  message: text(5000),
});

const ratingBody = v.object({
  ...form,
  product: id,
  /** Stars. */
  rating: v.picklist([1, 2, 3, 4, 5]),
  name: words(200),
  title: words(120),
  comment: words(5000),
  /** Tells whether the piece was bought here; it is not kept with the rating. */
  email: words(254),
});

export const orderBody = v.object({
  ...sender,
  lines: v.pipe(v.array(orderLine), v.minLength(1), v.maxLength(50)),
  email: words(254),
  phone: text(50),
  /** Null for what is fetched in the shop. */
  shipping_address: v.nullable(orderAddress),
  /** Null where the invoice goes where the order goes. */
  invoice_address: v.nullable(orderAddress),
  /** For a card; empty for none. */
  gift_message: v.optional(text(longestGiftMessage), ''),
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
  accepted_delivery_to: v.optional(v.nullable(day), null),
  /** What was agreed to at PayPal before; null where nothing was. */
  express: v.optional(v.nullable(express), null),
});

/** Names an order to the order API, with what proves that it is one's own. */
const ownOrder = { ...place, uuid, token };

/** Gives up an order whose payment was not finished. */
const cancelBody = v.object(ownOrder);

const readBody = v.object({ ...place, token });

const paypalOrderBody = v.object({ ...ownOrder, source: v.optional(v.picklist(payPalSources), 'paypal') });

const expressBody = v.object({
  ...sender,
  lines: v.pipe(v.array(orderLine), v.minLength(1), v.maxLength(50)),
  country: quoteBody.entries.country,
  present_wrap: v.boolean(),
});

/** Somebody comes back from PayPal, which has written who agreed into the address. */
const expressReadBody = v.object({ ...place, express, payer: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) });

const paypalTransactionBody = v.object({
  ...place,
  /** The shop's own order. */
  order_id: uuid,
  token,
  paypal: v.object({ orderID: words(64) }),
});

const klarnaSessionBody = v.object(ownOrder);

const klarnaOrderBody = v.object({
  ...place,
  authorization_token: words(500),
  order_uuid: uuid,
  token,
});

const withdrawalBody = v.object({
  ...form,
  name: words(200),
  email: words(254),
  /** As it was typed; whether there is such an order is never told. */
  order_number: words(50),
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

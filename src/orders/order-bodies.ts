import * as v from 'valibot';
import { maxDrawingLength, maxDrawings } from './drawing-limits.ts';
import { maxGiftMessageLength, orderAddress } from './order-address.ts';
import {
  cents,
  country,
  email,
  express,
  formFields,
  id,
  isoDate,
  isSpam,
  line,
  name,
  orderLines,
  phone,
  requiredLine,
  requiredText,
  senderFields,
  siteFields,
  text,
  token,
  uuid,
} from './order-fields.ts';
import { payPalSource, quoteBody } from './quote.ts';

const requestBody = v.object({
  ...formFields,
  /** A reservation is set aside in the shop, free of charge. */
  kind: v.picklist(['availability', 'reservation']),
  product: id,
  variant: v.nullable(id),
  name,
  email,
  phone,
  message: text(5000),
});

const ratingBody = v.object({
  ...formFields,
  product: id,
  /** Stars. */
  rating: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5)),
  name,
  title: requiredLine(120),
  comment: requiredText(5000),
  /** For verifying the purchase; it is not stored with the rating. */
  email,
});

/** Its numbers are checked by `parseOrderBody`, which browsers do without. */
const drawing = v.pipe(v.string(), v.maxLength(maxDrawingLength));

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
  /** The drawings that pairs of wedding rings name by their hash: each of them once, and no other. */
  drawings: v.optional(v.pipe(v.array(drawing), v.maxLength(maxDrawings)), []),
});

/** Identifies an order, with the token that authorizes access. */
const orderAccess = { ...siteFields, uuid, token };

/** Cancels an order whose payment was not finished. */
const cancelBody = v.object(orderAccess);

const readBody = v.object({ ...siteFields, token });

const paypalOrderBody = v.object({ ...orderAccess, source: v.optional(payPalSource, 'paypal') });

const expressBody = v.object({ ...senderFields, lines: orderLines, country, present_wrap: v.boolean() });

/** A return from PayPal, which adds the payer's id to the query. */
const expressReadBody = v.object({
  ...siteFields,
  express,
  payer: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
});

const paypalTransactionBody = v.object({
  ...siteFields,
  token,
  /** The shop's own order. */
  order_id: uuid,
  paypal: v.object({ orderID: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
});

const klarnaSessionBody = v.object(orderAccess);

const klarnaOrderBody = v.object({
  ...siteFields,
  token,
  order_uuid: uuid,
  authorization_token: v.pipe(v.string(), v.regex(/^[\w.-]{1,500}$/)),
});

const withdrawalBody = v.object({
  ...senderFields,
  isSpam,
  name,
  email,
  /** As entered. Responses never reveal whether there is such an order. */
  order_number: requiredLine(50),
  /** Single lines of the order that the token authorizes; empty for all of it. */
  lines: v.pipe(
    v.array(id),
    v.maxLength(50),
    v.transform((ids) => [...new Set(ids)]),
  ),
  token: v.nullable(token),
  /** Single items in free text, without a token; empty for the whole order. */
  items: v.optional(line(500), ''),
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

export type OrderInput = OrderBodies['order'];
export type RequestInput = OrderBodies['request'];
export type RatingInput = OrderBodies['rating'];
export type WithdrawalInput = OrderBodies['withdrawal'];

/** The body that a browser sends; the server adds the rest. */
export type BrowserBody<Call extends OrderCall> = Omit<OrderBodies[Call], 'project' | 'client' | 'network'>;

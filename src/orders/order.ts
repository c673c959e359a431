import * as v from 'valibot';
import {
  branchAddress,
  cents,
  delivery,
  essential,
  id,
  image,
  language,
  personalizationEntry,
  taxPart,
  token,
  uuid,
} from './order-fields.ts';
import { paymentKey } from './quote.ts';

const orderStatuses = [
  'new',
  'paid',
  'in_progress',
  'ready',
  'shipped',
  'collected',
  'cancelled',
  'withdrawn',
] as const;

/** A status that only a newer server knows is read as `new`. */
export const orderStatus = v.fallback(v.picklist(orderStatuses), 'new');

const paymentStatuses = ['open', 'pending', 'authorized', 'paid', 'refunded', 'failed'] as const;

/** A status that only a newer server knows is read as `open`. */
export const paymentStatus = v.fallback(v.picklist(paymentStatuses), 'open');

/** A placed order with the token of its page. */
export const placedOrder = v.object({
  uuid,
  number: v.string(),
  token,
  total_cents: cents,
  /** Null only for an order from before it was stored, whose payment method staff have deleted since. */
  payment_method: v.nullable(v.object({ id, key: paymentKey })),
  payment_status: paymentStatus,
});

export type PlacedOrder = v.InferOutput<typeof placedOrder>;

/** An address, whatever the current validation rules are. */
export const storedAddress = v.object({
  ...{ first_name: v.string(), last_name: v.string(), company: v.string(), street: v.string() },
  ...{ house_number: v.string(), addition: v.string(), zip_code: v.string(), city: v.string(), country: v.string() },
});

/** A line of an order; its id names it in a withdrawal. */
export const orderedLine = v.object({
  id,
  name: v.string(),
  variant_name: v.nullable(v.string()),
  reference: v.nullable(v.string(), ''),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  price_cents: cents,
  personalization: v.array(personalizationEntry),
  is_personalized: v.boolean(),
  /** The essential attributes as shown when it was ordered; empty for orders from before they were stored. */
  essentials: v.optional(v.array(essential), []),
  /** What is engraved in the rings of a pair in place of a text, as `formatDrawing` writes it. */
  drawings: v.optional(v.array(v.object({ ring: v.number(), data: v.string() })), []),
  withdrawn: v.boolean(),
  /** Null for a product that the shop no longer shows, and for a pair of wedding rings, which has no page. */
  slug: v.nullable(v.string()),
  image: v.nullable(image),
  /** The item as a cart stores it; null for what is no longer offered. */
  again: v.optional(
    v.nullable(v.object({ product: id, variant: v.nullable(id), personalization: v.record(v.string(), v.string()) })),
    null,
  ),
});

/** Withdrawn lines by id, or items in free text; the whole order where there is neither. */
export const orderWithdrawal = v.object({
  date: v.string(),
  lines: v.nullable(v.array(id)),
  items: v.optional(v.string(), ''),
});

/** An order as its buyer may read it. What is optional in it and in its lines is not sent by older servers. */
export const order = v.object({
  uuid,
  number: v.string(),
  date: v.string(),
  /** Of the order itself, whatever language it is read in. */
  language,
  status: orderStatus,
  payment_status: paymentStatus,
  /** Null for an order of staff without one, and like that of `placedOrder`. */
  payment_method: v.nullable(v.object({ id, key: paymentKey, name: v.string() })),
  shipping_method: v.nullable(v.object({ id, name: v.string(), is_collection: v.boolean() })),
  /** The branch of collection as agreed; null for shipping. */
  branch: v.optional(v.nullable(branchAddress), null),
  lines: v.array(orderedLine),
  /** As promised; null where nothing was. */
  delivery: v.optional(v.nullable(delivery), null),
  goods_cents: cents,
  wrap_cents: cents,
  shipping_cents: cents,
  total_cents: cents,
  tax: v.array(taxPart),
  shipping_address: v.nullable(storedAddress),
  invoice_address: v.nullable(storedAddress),
  email: v.string(),
  phone: v.string(),
  /** The text of the greetings card; empty without one. */
  gift_message: v.optional(v.string(), ''),
  comment: v.string(),
  /** For orders in advance payment that are still unpaid. */
  bank_details: v.nullable(v.string()),
  /** The same in fields; null where staff have only entered a text. */
  bank_account: v.optional(
    v.nullable(v.object({ recipient: v.string(), iban: v.string(), bic: v.nullable(v.string()) })),
    null,
  ),
  tracking: v.nullable(v.string()),
  withdrawals: v.array(orderWithdrawal),
});

export type Order = v.InferOutput<typeof order>;

export type OrderedLine = Order['lines'][number];

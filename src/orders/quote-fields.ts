import * as v from 'valibot';
import { amount, cents, essential, id, maxCount, percent, personalizationEntry, taxPart } from './order-fields.ts';

/** Payment sources that PayPal processes. */
export const payPalSources = ['paypal', 'paylater', 'card', 'applepay', 'googlepay'] as const;

export type PayPalSource = (typeof payPalSources)[number];

export const payPalSource = v.picklist(payPalSources);

export const paymentKeys = ['prepayment', 'cash', 'klarna', 'paypal'] as const;

export type PaymentKey = (typeof paymentKeys)[number];

export const paymentKey = v.picklist(paymentKeys);

/** Unknown ones are dropped. */
export const knownPayPalSources = v.pipe(
  v.array(v.string()),
  v.transform((names) => payPalSources.filter((known) => names.includes(known))),
  v.array(payPalSource),
);

/** A quoted line without what the storefront turns into text and paths before a browser reads it. */
export const quoteLineFields = {
  product: id,
  variant: v.nullable(id),
  /**
   * - `fewer`: fewer are available than requested.
   * - `gone`: no such product, or no such variant.
   * - `invalid`: the personalization is missing, too long or not offered.
   * - `on_request`: it has no fixed price.
   */
  state: v.picklist(['ok', 'fewer', 'sold_out', 'gone', 'invalid', 'on_request']),
  /** The available count, at most the requested one. */
  count: v.pipe(amount, v.maxValue(maxCount)),
  name: v.nullable(v.string(), ''),
  variant_name: v.nullable(v.string()),
  /** What the variant's name is, such as a size. Null, as older servers send none: then the site's own label applies. */
  variant_label: v.optional(v.nullable(v.string()), null),
  reference: v.nullable(v.string(), ''),
  slug: v.nullable(v.string(), ''),
  /** The unit price, including personalization. */
  price_cents: v.nullable(cents),
  /** The part of it that is for the personalization. */
  surcharge_cents: v.optional(cents, 0),
  personalization: v.array(personalizationEntry),
  /** Made to order for one person: excluded from withdrawal. */
  is_personalized: v.boolean(),
  /** The essential attributes, which are shown right above the order button. */
  essentials: v.optional(v.array(essential), []),
  /** Null where it is not available. */
  availability: v.optional(v.nullable(v.picklist(['in_stock', 'on_order'])), null),
  /** Working days until dispatch, without those of a personalization. */
  shipping_days: v.nullable(amount),
  tax_percent: percent,
  manufacturer: v.nullable(v.string()),
};

export const paymentMethod = v.object({ id, key: paymentKey, name: v.string(), description: v.nullable(v.string()) });

export const shippingMethod = v.object({
  id,
  name: v.string(),
  provider: v.nullable(v.string()),
  price_cents: cents,
  additional_days: amount,
  payment_methods: v.array(id),
  /** The postcodes that it serves, as `isInArea` reads them; null for all of its countries. */
  postcodes: v.optional(v.nullable(v.string()), null),
  /** Collection in the shop: no shipping address is needed. */
  is_collection: v.boolean(),
});

export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** A quote without what the storefront turns into text before a browser reads it. */
export const quoteFields = {
  goods_cents: cents,
  wrap_cents: cents,
  /** Null until the country is known. */
  shipping_cents: v.nullable(cents),
  total_cents: cents,
  tax: v.array(taxPart),
  present_wrapping: v.nullable(v.object({ price_cents: cents })),
  /** Whether a greetings card can be added. */
  gift_messages: v.optional(v.boolean(), false),
  countries: v.array(v.object({ code: v.string(), name: v.string() })),
  payment_methods: v.array(paymentMethod),
  shipping_methods: v.array(shippingMethod),
  paypal_client_id: v.nullable(v.string()),
  /** The sources that staff have enabled. */
  paypal_sources: v.optional(knownPayPalSources, []),
  /** Whether PayPal Express is offered. */
  paypal_express: v.optional(v.boolean(), false),
};

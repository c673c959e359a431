import * as v from 'valibot';
import type { SizedPicture } from '../base/sized-picture.ts';
import {
  amount,
  branchAddress,
  cartLines,
  cents,
  country,
  delivery,
  essential,
  id,
  image,
  isoDate,
  maxCount,
  percent,
  personalizationEntry,
  siteFields,
  taxPart,
} from './order-fields.ts';

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

/** The body of a quote request; nothing of it is stored. */
export const quoteBody = v.object({
  ...siteFields,
  lines: cartLines,
  country,
  payment_method: v.nullable(id),
  shipping_method: v.nullable(id),
  /** The branch of collection; null until one is chosen. */
  branch: v.optional(v.nullable(id), null),
  present_wrap: v.boolean(),
});

/** A pair of wedding rings, as far as staff explain its price. */
const quotedPair = v.object({
  /** The weight of each ring's metal, rounded to a tenth of a gram. */
  grams: v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.minLength(2), v.maxLength(2)),
  /** What the price consists of, before VAT and rounding up. */
  costs: v.nullable(v.object({ material: cents, making: cents, stones: cents, engraving: cents })),
});

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
  /** Null for anything else than a possible pair, and where staff show the price only. */
  pair: v.optional(v.nullable(quotedPair), null),
};

export const quoteLine = v.object({
  ...quoteLineFields,
  image: v.nullable(image),
  /** When the line would arrive on its own; older servers send working days only. */
  delivery: v.optional(v.nullable(delivery), null),
});

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

const clockTime = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

/** A branch where the whole order can be collected. */
export const branch = v.object({
  id,
  ...branchAddress.entries,
  /** Empty where it is closed, null where the hours are unknown. */
  hours_today: v.nullable(v.array(v.object({ from: clockTime, to: clockTime }))),
  /** The day from which the whole order is ready there; null where it is unknown. */
  ready_from: v.nullable(isoDate),
});

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

/** A price quote of a cart. What is optional in it and in its lines is not sent by older servers. */
export const quote = v.object({
  lines: v.array(quoteLine),
  ...quoteFields,
  /** When the whole order arrives. */
  delivery: v.optional(v.nullable(delivery), null),
  /** The main one first; none where nothing can be collected. */
  branches: v.optional(v.array(branch), []),
});

/** As the order API responds. */
export type ApiQuote = v.InferOutput<typeof quote>;

export type ApiQuoteLine = ApiQuote['lines'][number];

export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** As the browser receives it: lines with paths and pictures, and dates as text. */
export type Quote = Omit<ApiQuote, 'lines' | 'delivery' | 'branches'> & {
  lines: readonly QuoteLine[];
  delivery: QuotedDelivery | null;
  branches: readonly QuotedBranch[];
};

/** A branch with its opening hours of today and the day on which the order is ready, as text. */
export type QuotedBranch = {
  id: number;
  name: string;
  /** Street and town, a line each. */
  address: string[];
  hours: string | null;
  ready: string | null;
};

/** When the whole order arrives, and the last day of that period. */
export type QuotedDelivery = { to: string; text: string };

export type QuoteLine = Omit<ApiQuoteLine, 'image' | 'delivery'> & {
  delivery: string | null;
  /** Null for a product without a page in this language. */
  href: string | null;
  picture: (SizedPicture & { alt: string }) | null;
};

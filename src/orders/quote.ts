import * as v from 'valibot';
import {
  branchAddress,
  cents,
  delivery,
  essential,
  id,
  image,
  isoDate,
  orderLine,
  personalizationEntry,
  siteFields,
  taxPart,
} from './order-fields.ts';

/** Ways to pay that PayPal takes the money for. */
export const payPalSources = ['paypal', 'paylater', 'card', 'applepay', 'googlepay'] as const;

export type PayPalSource = (typeof payPalSources)[number];

export const paymentKeys = ['prepayment', 'cash', 'klarna', 'paypal'] as const;

export type PaymentKey = (typeof paymentKeys)[number];

export const knownPayPalSources = v.pipe(
  v.array(v.string()),
  v.transform((names) => payPalSources.filter((known) => names.includes(known))),
);

/** What a cart costs, and how it can be paid and sent; nothing is kept of it. */
export const quoteBody = v.object({
  ...siteFields,
  lines: v.pipe(v.array(orderLine), v.maxLength(50)),
  country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  payment_method: v.nullable(id),
  shipping_method: v.nullable(id),
  /** Where it is collected; null until somebody has chosen. */
  branch: v.optional(v.nullable(id), null),
  present_wrap: v.boolean(),
});

const quoteLine = v.object({
  product: id,
  variant: v.nullable(id),
  /**
   * - `fewer`: there are some, and not as many as wanted.
   * - `gone`: no such piece, or no such variant of it.
   * - `invalid`: what is to be written on it is missing, too long or not offered.
   * - `on_request`: it has no price to order at.
   */
  state: v.picklist(['ok', 'fewer', 'sold_out', 'gone', 'invalid', 'on_request']),
  /** How many can be had, of as many as were wanted. */
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  name: v.nullable(v.string()),
  variant_name: v.nullable(v.string()),
  /** What the name is one of, as a size. Shops that do not say it have the word of the site. */
  variant_label: v.optional(v.nullable(v.string()), null),
  reference: v.nullable(v.string()),
  slug: v.nullable(v.string()),
  image: v.nullable(image),
  /** Of one piece, with what is written on it. */
  price_cents: v.nullable(cents),
  personalization: v.array(personalizationEntry),
  /** Made for one person: it cannot be given back. */
  is_personalized: v.boolean(),
  /** What has to be told of it right above the order button. */
  essentials: v.optional(v.array(essential), []),
  /** Null where none can be had. */
  availability: v.optional(v.nullable(v.picklist(['in_stock', 'on_order'])), null),
  /** Working days until it leaves the shop. */
  shipping_days: v.nullable(v.number()),
  /** When it would arrive alone; shops that do not say it have their working days. */
  delivery: v.optional(v.nullable(delivery), null),
  tax_percent: v.number(),
  manufacturer: v.nullable(v.string()),
});

export const quoteResponse = v.object({
  lines: v.array(quoteLine),
  goods_cents: cents,
  wrap_cents: cents,
  /** Null until a country is known. */
  shipping_cents: v.nullable(cents),
  total_cents: cents,
  /** When all of it arrives. */
  delivery: v.optional(v.nullable(delivery), null),
  tax: v.array(taxPart),
  present_wrapping: v.nullable(v.object({ price_cents: cents })),
  /** Whether a card with words of the shopper's may come along. */
  gift_messages: v.optional(v.boolean(), false),
  countries: v.array(v.object({ code: v.string(), name: v.string() })),
  payment_methods: v.array(
    v.object({ id, key: v.picklist(paymentKeys), name: v.string(), description: v.nullable(v.string()) }),
  ),
  shipping_methods: v.array(
    v.object({
      id,
      name: v.string(),
      provider: v.nullable(v.string()),
      price_cents: cents,
      additional_days: v.number(),
      payment_methods: v.array(id),
      /** Which postcodes it serves, as `isInArea` reads it; null for all of its countries. */
      postcodes: v.optional(v.nullable(v.string()), null),
      /** Fetched in the shop: no address is needed. */
      is_collection: v.boolean(),
    }),
  ),
  /** Where all of it can be collected, the main house first; a shop of a release before says none. */
  branches: v.optional(
    v.array(
      v.object({
        id,
        ...branchAddress.entries,
        /** None where it is closed, null where nobody knows. */
        hours_today: v.nullable(v.array(v.object({ from: v.string(), to: v.string() }))),
        ready_from: v.nullable(isoDate),
      }),
    ),
    [],
  ),
  paypal_client_id: v.nullable(v.string()),
  /** Those that staff have switched on; what this site does not know is left out. */
  paypal_sources: v.optional(knownPayPalSources, []),
  /** Whether it can be agreed to at PayPal before anything else is asked. */
  paypal_express: v.optional(v.boolean(), false),
});

/** As the order API answers. */
export type ApiQuote = v.InferOutput<typeof quoteResponse>;

/** As browsers get it: each piece with its page and its picture, and days in words. */
export type Quote = Omit<ApiQuote, 'lines' | 'delivery' | 'branches'> & {
  lines: readonly QuoteLine[];
  delivery: QuotedDelivery | null;
  branches: readonly QuotedBranch[];
};

/** A house, with its hours of today and the day on which all is ready, in words. */
export type QuotedBranch = {
  id: number;
  name: string;
  /** Street and town, line by line. */
  address: string[];
  hours: string | null;
  ready: string | null;
};

/** When all of it arrives, and on which day at the latest. */
export type QuotedDelivery = { to: string; text: string };

export type QuoteLine = Omit<v.InferOutput<typeof quoteLine>, 'image' | 'delivery'> & {
  delivery: string | null;
  /** Null for a piece that has no page in this language. */
  href: string | null;
  picture: { id: string; width: number; height: number; alt: string } | null;
};

import * as v from 'valibot';
import {
  branchAddress,
  cartLines,
  cents,
  country,
  delivery,
  essential,
  id,
  image,
  isoDate,
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

export const knownPayPalSources = v.pipe(
  v.array(v.string()),
  v.transform((names) => payPalSources.filter((known) => names.includes(known))),
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

const quoteLine = v.object({
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
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  name: v.nullable(v.string()),
  variant_name: v.nullable(v.string()),
  /** What the variant's name is, such as a size. Older servers send none; then the site's own label applies. */
  variant_label: v.optional(v.nullable(v.string()), null),
  reference: v.nullable(v.string()),
  slug: v.nullable(v.string()),
  image: v.nullable(image),
  /** The unit price, including personalization. */
  price_cents: v.nullable(cents),
  personalization: v.array(personalizationEntry),
  /** Made to order for one person: excluded from withdrawal. */
  is_personalized: v.boolean(),
  /** The essential attributes, which are shown right above the order button. */
  essentials: v.optional(v.array(essential), []),
  /** Null where it is not available. */
  availability: v.optional(v.nullable(v.picklist(['in_stock', 'on_order'])), null),
  /** Working days until dispatch. */
  shipping_days: v.nullable(v.number()),
  /** When the line would arrive on its own; older servers send working days only. */
  delivery: v.optional(v.nullable(delivery), null),
  tax_percent: v.number(),
  manufacturer: v.nullable(v.string()),
});

export const quoteResponse = v.object({
  lines: v.array(quoteLine),
  goods_cents: cents,
  wrap_cents: cents,
  /** Null until the country is known. */
  shipping_cents: v.nullable(cents),
  total_cents: cents,
  /** When the whole order arrives. */
  delivery: v.optional(v.nullable(delivery), null),
  tax: v.array(taxPart),
  present_wrapping: v.nullable(v.object({ price_cents: cents })),
  /** Whether a greetings card can be added. */
  gift_messages: v.optional(v.boolean(), false),
  countries: v.array(v.object({ code: v.string(), name: v.string() })),
  payment_methods: v.array(v.object({ id, key: paymentKey, name: v.string(), description: v.nullable(v.string()) })),
  shipping_methods: v.array(
    v.object({
      id,
      name: v.string(),
      provider: v.nullable(v.string()),
      price_cents: cents,
      additional_days: v.number(),
      payment_methods: v.array(id),
      /** The postcodes that it serves, as `isInArea` reads them; null for all of its countries. */
      postcodes: v.optional(v.nullable(v.string()), null),
      /** Collection in the shop: no shipping address is needed. */
      is_collection: v.boolean(),
    }),
  ),
  /** Branches where the whole order can be collected, the main one first; older servers send none. */
  branches: v.optional(
    v.array(
      v.object({
        id,
        ...branchAddress.entries,
        /** Empty where it is closed, null where the hours are unknown. */
        hours_today: v.nullable(v.array(v.object({ from: v.string(), to: v.string() }))),
        ready_from: v.nullable(isoDate),
      }),
    ),
    [],
  ),
  paypal_client_id: v.nullable(v.string()),
  /** The sources that staff have enabled; unknown ones are dropped. */
  paypal_sources: v.optional(knownPayPalSources, []),
  /** Whether PayPal Express is offered. */
  paypal_express: v.optional(v.boolean(), false),
});

/** As the order API responds. */
export type ApiQuote = v.InferOutput<typeof quoteResponse>;

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

export type QuoteLine = Omit<v.InferOutput<typeof quoteLine>, 'image' | 'delivery'> & {
  delivery: string | null;
  /** Null for a product without a page in this language. */
  href: string | null;
  picture: { id: string; width: number; height: number; alt: string } | null;
};

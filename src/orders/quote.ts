import * as v from 'valibot';
import { branchAddress, delivery, id, image, isoDate } from './order-fields.ts';
import { quoteFields, quoteLineFields } from './quote-fields.ts';

export const quoteLine = v.object({
  ...quoteLineFields,
  image: v.nullable(image),
  /** When the line would arrive on its own; older servers send working days only. */
  delivery: v.optional(v.nullable(delivery), null),
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
  picture: { id: string; width: number; height: number; alt: string } | null;
};

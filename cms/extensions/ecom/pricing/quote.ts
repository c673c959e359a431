import type { Essential } from './essentials.ts';
import type { Availability, Delivery } from './estimate-delivery.ts';
import type { PersonalizationEntry } from './parse-personalization.ts';
import type { ShopProduct } from './shop-product.ts';
import type { Cents, PaymentMethod, PayPalSource } from './shop-rules.ts';

/** What somebody wishes to buy; the names are those of the wire. */
export type CartLine = {
  product: number;
  variant: number | null;
  personalization: Record<string, string>;
  count: number;
};

export type LineState = 'ok' | 'fewer' | 'sold_out' | 'gone' | 'invalid' | 'on_request';

export type QuoteLine = {
  product: number;
  variant: number | null;
  state: LineState;
  /** How many of those wanted can be had. */
  count: number;
  name: string;
  variant_name: string | null;
  /** What the name is one of, as a size. */
  variant_label: string | null;
  reference: string;
  slug: string;
  image: ShopProduct['image'];
  /** Of one, with surcharges; null where it has no price. */
  price_cents: Cents | null;
  surcharge_cents: Cents;
  personalization: PersonalizationEntry[];
  is_personalized: boolean;
  /** What has to be told of it right above the order button. */
  essentials: Essential[];
  /** Null where none can be had. */
  availability: Availability | null;
  /** Working days until it leaves the shop, without those of an engraving. */
  shipping_days: number | null;
  /** When it would arrive alone. */
  delivery: Delivery | null;
  tax_percent: number;
  manufacturer: string | null;
};

export type TaxShare = { percent: number; cents: Cents };

export type QuotedShipping = {
  id: number;
  name: string;
  provider: string | null;
  price_cents: Cents;
  additional_days: number;
  payment_methods: number[];
  postcodes: string | null;
  is_collection: boolean;
};

/** Where an order can be collected. */
export type QuotedBranch = {
  id: number;
  name: string;
  street: string;
  zip_code: string;
  city: string;
  country: string;
  /** `09:30`; none where it is closed, null where nobody knows. */
  hours_today: { from: string; to: string }[] | null;
  /** From which day on all of the cart is ready there. */
  ready_from: string | null;
};

/** What a cart costs, as the shop says it. */
export type Quote = {
  lines: QuoteLine[];
  goods_cents: Cents;
  wrap_cents: Cents;
  /** Null until it is known where it goes. */
  shipping_cents: Cents | null;
  total_cents: Cents;
  /** When all of it arrives. */
  delivery: Delivery | null;
  tax: TaxShare[];
  present_wrapping: { price_cents: Cents } | null;
  /** Whether a card with words of the shopper's may come along. */
  gift_messages: boolean;
  countries: { code: string; name: string }[];
  payment_methods: PaymentMethod[];
  shipping_methods: QuotedShipping[];
  /** The main one first; none where nothing can be collected. */
  branches: QuotedBranch[];
  paypal_client_id: string | null;
  paypal_sources: PayPalSource[];
  /** Whether it can be agreed to at PayPal before anything else is asked. */
  paypal_express: boolean;
};

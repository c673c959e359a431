import type { Essential } from './essentials.ts';
import type { Availability, Delivery } from './estimate-delivery.ts';
import type { PersonalizationEntry } from './parse-personalization.ts';
import type { ShopProduct } from './shop-product.ts';
import type { Cents, PaymentMethod, PayPalSource } from './shop-rules.ts';

/** A cart line as sent by the storefront. */
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
  /** Available quantity of those requested. */
  count: number;
  name: string;
  variant_name: string | null;
  /** Label of the variants, such as size. */
  variant_label: string | null;
  reference: string;
  slug: string;
  image: ShopProduct['image'];
  /** Unit price with surcharges; null for a price on request. */
  price_cents: Cents | null;
  surcharge_cents: Cents;
  personalization: PersonalizationEntry[];
  is_personalized: boolean;
  /** Essential characteristics, required above the order button. */
  essentials: Essential[];
  /** Null if none is available. */
  availability: Availability | null;
  /** Working days until dispatch, without those of a personalization. */
  shipping_days: number | null;
  /** Delivery of this line alone. */
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

/** A branch for pickup. */
export type QuotedBranch = {
  id: number;
  name: string;
  street: string;
  zip_code: string;
  city: string;
  country: string;
  /** `09:30`; empty if closed, null if unknown. */
  hours_today: { from: string; to: string }[] | null;
  /** Day from which the whole cart is ready there. */
  ready_from: string | null;
};

/** Price quote of a cart. */
export type Quote = {
  lines: QuoteLine[];
  goods_cents: Cents;
  wrap_cents: Cents;
  /** Null until the destination is known. */
  shipping_cents: Cents | null;
  total_cents: Cents;
  /** Delivery of the whole cart. */
  delivery: Delivery | null;
  tax: TaxShare[];
  present_wrapping: { price_cents: Cents } | null;
  /** Whether gift messages are offered. */
  gift_messages: boolean;
  countries: { code: string; name: string }[];
  payment_methods: PaymentMethod[];
  shipping_methods: QuotedShipping[];
  /** The main branch first; empty if there is no pickup. */
  branches: QuotedBranch[];
  paypal_client_id: string | null;
  paypal_sources: PayPalSource[];
  /** Whether PayPal express checkout is offered. */
  paypal_express: boolean;
};

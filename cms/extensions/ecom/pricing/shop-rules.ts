import type { Cents } from '../../../../src/base/money.ts';
import type { DayRange, DeliveryCalendar } from '../../../../src/content/opening-hours/delivery-range.ts';
import type { Span } from '../../../../src/content/opening-hours/opening-status.ts';
import type { BankAccount } from '../../../../src/orders/bank-account.ts';
import type { PaymentMethod, PayPalSource } from '../../../../src/orders/quote.ts';

export type ShippingMethod = {
  id: number;
  name: string;
  provider: string | null;
  priceCents: Cents;
  additionalDays: number;
  transitDays: DayRange;
  /** Ids of the allowed payment methods. */
  paymentMethods: number[];
  countries: string[];
  /** Served postcodes as entered by staff; null for all. */
  postcodes: string | null;
  isCollection: boolean;
};

/** A branch for pickup. */
export type PickupBranch = {
  id: number;
  name: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
  calendar: DeliveryCalendar;
  /** Today's opening hours in minutes; null if they cannot be parsed. */
  hoursToday: readonly Span[] | null;
};

/** Rules for delivery estimates. */
export type DeliveryRules = {
  calendar: DeliveryCalendar;
  /** The main branch first. */
  pickupBranches: PickupBranch[];
  /** The date in the shop's time zone. */
  today: string;
  /** Additional working days of a personalization. */
  personalizationDays: DayRange;
};

/** Return URLs for PayPal, after approval and cancellation. */
export type ExpressReturnUrls = { return_url: string; cancel_url: string };

/** The shop's settings for selling, in one language. */
export type ShopRules = {
  project: number;
  isOpen: boolean;
  taxPercent: number;
  /** Null if gift wrapping is not offered. */
  giftWrapCents: Cents | null;
  /** Whether gift messages are offered. */
  hasGiftMessages: boolean;
  /** For shops without shipping methods. */
  flatShippingCents: Cents;
  countries: { code: string; name: string }[];
  /** Payment methods that staff have enabled and that are configured. */
  paymentMethods: PaymentMethod[];
  shippingMethods: ShippingMethod[];
  delivery: DeliveryRules;
  /** Bank account for prepayment, as text. */
  bankDetails: string | null;
  /** The same in parts; null if staff have entered only text. */
  bankAccount: BankAccount | null;
  /** Maximum of open unpaid orders per client. */
  maxUnpaidOrders: number;
  /** Maximum of items that they reserve. */
  maxReservedUnits: number;
  paypalClientId: string | null;
  /** Enabled sources; at least PayPal's own. */
  paypalSources: PayPalSource[];
  /** Return URLs of express checkout; null if it is not offered. */
  paypalExpress: ExpressReturnUrls | null;
  /** Root path of the shop in this language, `/shop`; null if it has none. */
  root: string | null;
};

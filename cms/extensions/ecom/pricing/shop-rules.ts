import type { DayRange, DeliveryCalendar } from '../../../../src/content/opening-hours/delivery-range.ts';
import type { Span } from '../../../../src/content/opening-hours/opening-status.ts';
import type { BankAccount } from '../../../../src/orders/bank-account.ts';

/** Integer cents. */
export type Cents = number;

export type PaymentKey = 'prepayment' | 'cash' | 'klarna' | 'paypal';

/** Ways to pay that PayPal takes the money for. */
export const payPalSources = ['paypal', 'paylater', 'card', 'applepay', 'googlepay'] as const;

export type PayPalSource = (typeof payPalSources)[number];

export type PaymentMethod = { id: number; key: PaymentKey; name: string; description: string | null };

export type ShippingMethod = {
  id: number;
  name: string;
  provider: string | null;
  priceCents: Cents;
  additionalDays: number;
  transitDays: DayRange;
  /** Ids of the payment methods that it allows. */
  paymentMethods: number[];
  countries: string[];
  /** Which postcodes it serves, as staff write it; null for all of the countries. */
  postcodes: string | null;
  isCollection: boolean;
};

/** A house in which what was ordered can be collected. */
export type PickupBranch = {
  id: number;
  name: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
  calendar: DeliveryCalendar;
  /** Minutes of today; null where its hours are written in words that only a reader understands. */
  hoursToday: readonly Span[] | null;
};

/** What decides on which day something arrives. */
export type DeliveryRules = {
  calendar: DeliveryCalendar;
  /** The main one first. */
  pickupBranches: PickupBranch[];
  /** The date in the town of the shop. */
  today: string;
  /** Working days that something made for one person takes longer. */
  personalizationDays: DayRange;
};

/** In the address that PayPal leads back to, after the shopper has agreed and after he has not. */
export type ExpressPages = { return_url: string; cancel_url: string };

/** What the shop's settings say of selling, in one language. */
export type ShopRules = {
  project: number;
  isOpen: boolean;
  taxPercent: number;
  /** Null where nothing is wrapped as a present. */
  wrapCents: Cents | null;
  /** Whether a card with words of the shopper's comes along. */
  hasGiftMessages: boolean;
  /** Where the shop names no shipping methods. */
  flatShippingCents: Cents;
  countries: { code: string; name: string }[];
  /** Those that staff list and that are configured. */
  paymentMethods: PaymentMethod[];
  shippingMethods: ShippingMethod[];
  delivery: DeliveryRules;
  /** Where buyers who pay in advance transfer the money to, as they read it. */
  bankDetails: string | null;
  /** The same in its parts; null where staff have only written a text. */
  bankAccount: BankAccount | null;
  /** How many unpaid orders of one client are open at most. */
  unpaidOrders: number;
  /** How many pieces they take off the stock at most. */
  unpaidPieces: number;
  paypalClientId: string | null;
  /** Those that staff have switched on; none is PayPal's own alone. */
  paypalSources: PayPalSource[];
  /** Where shoppers who go to PayPal from the cart come back to; null where they are not offered that. */
  paypalExpress: ExpressPages | null;
  /** Where the shop begins in this language, `/shop`; null where it has none. */
  root: string | null;
};

import type { Cents } from '../../../../../src/base/money.ts';
import type { OrderAddress } from '../../../../../src/orders/order-address.ts';
import type { PayPalSource } from '../../../../../src/orders/quote.ts';
import { findValue } from '../call-provider.ts';
import { currency, type PayableOrder } from '../payable-order.ts';

const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const;

/** PayPal's own limits. */
const maxNameLength = 127;

const maxBrandLength = 127;

/** PayPal accepts an invoice id once; other shops of the same merchant may use the same order numbers. */
export function getInvoiceId({ number, uuid }: Pick<PayableOrder, 'number' | 'uuid'>): string {
  return `${number}-${uuid.slice(0, 8)}`;
}

export type PayPalOrderOptions = {
  merchantId: string;
  source: PaymentSource;
  /** Return URL for 3-D Secure pages that open outside the site. */
  siteUrl?: string | undefined;
};

/** The body of `POST /v2/checkout/orders`. */
export function writePayPalOrder(order: PayableOrder, { merchantId, source, siteUrl }: PayPalOrderOptions): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [writeUnit(order, merchantId)],
    ...writeSource(order, source, siteUrl),
  };
}

/** The purchase unit of an order. */
export function writeUnit(order: PayableOrder, merchantId: string): object {
  return {
    ...{ reference_id: 'default', custom_id: order.uuid, invoice_id: getInvoiceId(order) },
    ...writeGoods(order, merchantId),
    ...(order.shippingAddress && { shipping: writeShipping(order.shippingAddress) }),
  };
}

export type Goods = Pick<PayableOrder, 'total' | 'shipping' | 'wrap'> & {
  lines: Pick<PayableOrder['lines'][number], 'name' | 'reference' | 'price' | 'count'>[];
};

export function writeGoods({ total, lines, shipping, wrap }: Goods, merchantId: string): object {
  const goods = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  return {
    payee: { merchant_id: merchantId },
    amount: {
      ...formatAmount(total),
      breakdown: {
        item_total: formatAmount(goods),
        shipping: formatAmount(shipping),
        handling: formatAmount(wrap),
      },
    },
    items: lines.map(({ name, reference, price, count }) => ({
      name: name.slice(0, maxNameLength),
      ...(reference && { sku: reference.slice(0, maxNameLength) }),
      unit_amount: formatAmount(price),
      quantity: String(count),
      category: 'PHYSICAL_GOODS',
    })),
  };
}

/** Cards require SCA where the law demands it; Apple Pay authenticates itself and needs no source. */
function writeSource(order: PayableOrder, source: PaymentSource, siteUrl: string | undefined): object {
  const attributes = { verification: { method: 'SCA_WHEN_REQUIRED' } };
  switch (source) {
    case 'paypal':
      return { payment_source: { paypal: writeWallet(order) } };
    case 'card': {
      const experience = siteUrl && { experience_context: { return_url: siteUrl, cancel_url: siteUrl } };
      return { payment_source: { card: { attributes, ...experience } } };
    }
    case 'google_pay':
      return { payment_source: { google_pay: { attributes } } };
    case 'apple_pay':
      return {};
  }
}

function writeWallet(order: PayableOrder): object {
  return {
    experience_context: {
      ...writeBrand(order),
      // The order is placed already, with this address.
      user_action: 'PAY_NOW',
      shipping_preference: order.shippingAddress ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
      payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    },
  };
}

export function writeBrand({ shopName, language }: Pick<PayableOrder, 'shopName' | 'language'>): object {
  return { brand_name: shopName.slice(0, maxBrandLength), locale: locales[language] };
}

function writeShipping(address: OrderAddress): object {
  return {
    name: { full_name: [address.first_name, address.last_name].filter(Boolean).join(' ').slice(0, 300) },
    address: {
      address_line_1: [address.street, address.house_number].filter(Boolean).join(' ').slice(0, 300),
      ...(address.addition && { address_line_2: address.addition.slice(0, 300) }),
      admin_area_2: address.city.slice(0, 120),
      postal_code: address.zip_code.slice(0, 60),
      country_code: address.country,
    },
  };
}

/** PayPal's payment sources; a PayPal order is created for one of them. */
export type PaymentSource = 'paypal' | 'card' | 'apple_pay' | 'google_pay';

/** Pay Later is part of PayPal's own window. */
const paymentSources: Readonly<Record<PayPalSource, PaymentSource>> = {
  paypal: 'paypal',
  paylater: 'paypal',
  card: 'card',
  applepay: 'apple_pay',
  googlepay: 'google_pay',
};

/** For staff. */
export const sourceNames: Readonly<Record<PayPalSource, string>> = {
  paypal: 'PayPal',
  paylater: 'Später bezahlen',
  card: 'Kreditkarte',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
};

export function toPaymentSource(source: PayPalSource): PaymentSource {
  return paymentSources[source];
}

/** @param stored value stored with the payment; older payments have none and are PayPal's own */
export function readPaymentSource(stored: unknown): PaymentSource {
  return Object.values(paymentSources).find((known) => known === stored) ?? 'paypal';
}

type PayPalAmount = { currency_code: string; value: string };

function formatAmount(cents: Cents): PayPalAmount {
  const digits = String(cents).padStart(3, '0');
  return { currency_code: currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** Whether a response contains exactly this amount in the shop's currency. */
export function isAmount(given: unknown, cents: Cents): boolean {
  const expected = formatAmount(cents);
  return findValue(given, 'currency_code') === expected.currency_code && findValue(given, 'value') === expected.value;
}

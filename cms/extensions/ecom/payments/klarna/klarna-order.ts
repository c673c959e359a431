import type { Cents } from '../../../../../src/base/money.ts';
import type { OrderAddress } from '../../../../../src/orders/order-address.ts';
import type { Language } from '../../../messages/language.ts';
import { findText, findValue } from '../call-provider.ts';
import { currency, type PayableOrder, type PaymentState } from '../payable-order.ts';

type KlarnaLine = {
  type: 'physical' | 'shipping_fee' | 'surcharge';
  reference?: string;
  name: string;
  quantity: number;
  unit_price: Cents;
  tax_rate: number;
  total_amount: Cents;
  total_tax_amount: Cents;
};

const maxTextLength = 255;

/** For pickup orders without an address. */
const defaultCountry = 'DE';

/** Languages besides English that Klarna supports by country. */
const klarnaLanguages: Readonly<Record<string, readonly Language[]>> = {
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'fr'],
  BE: ['fr'],
  FR: ['fr'],
};

const lineNames = {
  de: { shipping: 'Versand', wrap: 'Geschenkverpackung' },
  en: { shipping: 'Shipping', wrap: 'Gift wrapping' },
  fr: { shipping: 'Livraison', wrap: 'Emballage cadeau' },
} as const;

/** Body of `POST /payments/v1/sessions` and of the order that follows; both must be equal. */
export function writeKlarnaOrder(order: PayableOrder) {
  const lines = writeLines(order);
  const country = order.invoiceAddress?.country ?? defaultCountry;
  return {
    acquiring_channel: 'ECOMMERCE',
    intent: 'buy',
    purchase_country: country,
    purchase_currency: currency,
    locale: getKlarnaLocale(order.language, country),
    order_amount: order.total,
    order_tax_amount: lines.reduce((sum, line) => sum + line.total_tax_amount, 0),
    order_lines: lines,
    merchant_reference1: order.number,
    merchant_reference2: order.uuid,
    ...writeAddresses(order),
  };
}

export function getKlarnaLocale(language: Language, country: string): string {
  return `${klarnaLanguages[country]?.includes(language) ? language : 'en'}-${country}`;
}

function writeLines({ lines, shipping, wrap, language }: PayableOrder): KlarnaLine[] {
  // Shipping is taxed like the goods; with several rates, at the highest one.
  const percent = Math.max(0, ...lines.map(({ taxPercent }) => taxPercent));
  const extra = (type: 'shipping_fee' | 'surcharge', name: string, price: Cents) =>
    price > 0 ? [writeLine({ type, name, count: 1, price, percent })] : [];
  return [
    ...lines.map(({ name, reference, count, price, taxPercent }) =>
      writeLine({ type: 'physical', name, reference, count, price, percent: taxPercent }),
    ),
    ...extra('shipping_fee', lineNames[language].shipping, shipping),
    ...extra('surcharge', lineNames[language].wrap, wrap),
  ];
}

type LineInput = {
  type: KlarnaLine['type'];
  name: string;
  reference?: string;
  count: number;
  price: Cents;
  percent: number;
};

function writeLine({ type, name, reference, count, price, percent }: LineInput): KlarnaLine {
  const total = price * count;
  const rate = Math.round(percent * 100);
  return {
    type,
    ...(reference && { reference: reference.slice(0, maxTextLength) }),
    name: name.slice(0, maxTextLength),
    quantity: count,
    unit_price: price,
    tax_rate: rate,
    total_amount: total,
    total_tax_amount: Math.round(total - (total * 10_000) / (10_000 + rate)),
  };
}

/** Without addresses Klarna asks the shopper. */
function writeAddresses(order: PayableOrder) {
  const { invoiceAddress, shippingAddress } = order;
  if (!invoiceAddress) return {};
  return {
    billing_address: writeAddress(invoiceAddress, order),
    shipping_address: writeAddress(shippingAddress ?? invoiceAddress, order),
  };
}

function writeAddress(address: OrderAddress, { email, phone }: PayableOrder) {
  return {
    given_name: address.first_name,
    family_name: address.last_name,
    ...(address.company && { organization_name: address.company }),
    email,
    ...(phone && { phone }),
    street_address: [address.street, address.house_number].filter(Boolean).join(' '),
    ...(address.addition && { street_address2: address.addition }),
    postal_code: address.zip_code,
    city: address.city,
    country: address.country,
  };
}

/** Values that a payment must match to belong to this order. */
export type KlarnaExpectation = { number: string; uuid: string; total: Cents };

type KlarnaSession = {
  state: 'open' | 'approved' | 'placed' | 'mismatch';
  /** Token of the shopper's approval, if there is one. */
  authorizationToken?: string;
};

/** State of the Klarna session of this order. */
export function getKlarnaSessionState(answer: unknown, expected: KlarnaExpectation): KlarnaSession {
  if (!matchesOrder(answer, expected)) return { state: 'mismatch' };
  if (findText(answer, 'status') === 'complete') return { state: 'placed' };
  const authorizationToken = findText(answer, 'authorization_token');
  return authorizationToken ? { state: 'approved', authorizationToken } : { state: 'open' };
}

/**
 * State of an order in Klarna's order management. Klarna guarantees the payment of an accepted order; it is captured
 * when staff mark it as shipped there.
 */
export function getKlarnaOrderState(answer: unknown, orderId: string, expected: KlarnaExpectation): PaymentState {
  if (findText(answer, 'order_id') !== orderId || !matchesOrder(answer, expected)) return 'mismatch';
  switch (findText(answer, 'fraud_status')) {
    case 'REJECTED':
      return 'declined';
    case 'PENDING':
      return 'pending';
    case 'ACCEPTED':
      break;
    default:
      return 'mismatch';
  }
  switch (findText(answer, 'status')) {
    case 'AUTHORIZED':
    case 'PART_CAPTURED':
    case 'CAPTURED':
      return 'paid';
    case 'CANCELLED':
    case 'EXPIRED':
    case 'CLOSED':
      return 'declined';
    default:
      return 'mismatch';
  }
}

function matchesOrder(answer: unknown, { number, uuid, total }: KlarnaExpectation): boolean {
  return (
    findValue(answer, 'order_amount') === total &&
    findText(answer, 'purchase_currency') === currency &&
    findText(answer, 'merchant_reference1') === number &&
    findText(answer, 'merchant_reference2') === uuid
  );
}

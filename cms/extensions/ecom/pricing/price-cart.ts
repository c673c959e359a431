import type { Cents } from '../../../../src/base/money.ts';
import type { DayRange } from '../../../../src/content/opening-hours/delivery-range.ts';
import type { OrderLine, TaxPart } from '../../../../src/orders/order-fields.ts';
import type { ApiQuote, ApiQuoteLine, PaymentMethod } from '../../../../src/orders/quote.ts';
import { priceLine, type TakenCounts } from './price-line.ts';
import {
  createDeliveryEstimate,
  type Destination,
  findPaymentMethods,
  findReadyDay,
  findShippingMethods,
  findWorkingDays,
  getShippingCents,
} from './shipping.ts';
import type { ShopProduct } from './shop-product.ts';
import type { ShippingMethod, ShopRules } from './shop-rules.ts';

export type Cart = Destination & { lines: OrderLine[]; presentWrap: boolean; paymentMethod: number | null };

/**
 * Computes the price quote of a cart, the only place where prices are calculated. Unavailable items are not included in
 * the totals.
 */
export function priceCart(cart: Cart, products: ReadonlyMap<number, ShopProduct>, rules: ShopRules): ApiQuote {
  const taken: TakenCounts = new Map();
  const estimate = createDeliveryEstimate(rules, cart);
  const toWorkingDays = (line: Pick<ApiQuoteLine, 'shipping_days' | 'is_personalized'>) =>
    findWorkingDays(line.shipping_days, line.is_personalized, rules.delivery);
  const priced = cart.lines.map((line) => priceLine(line, products.get(line.product), rules.taxPercent, taken));
  const lines = priced.map((line) => ({ ...line, delivery: line.count > 0 ? estimate([toWorkingDays(line)]) : null }));
  const goods = lines.map((line) => ({ percent: line.tax_percent, cents: getLineCents(line) }));
  const goodsCents = goods.reduce((sum, { cents }) => sum + cents, 0);
  const days = lines.filter(({ count }) => count > 0).map(toWorkingDays);
  const whole = estimate(days);
  const isPrepaid = rules.paymentMethods.some(({ id, key }) => id === cart.paymentMethod && key === 'prepayment');
  const isEmpty = lines.every(({ count }) => count === 0);
  const giftWrapCents = cart.presentWrap && !isEmpty ? (rules.giftWrapCents ?? 0) : 0;
  const shippingCents = isEmpty ? null : getShippingCents(rules, cart);
  const extras = giftWrapCents + (shippingCents ?? 0);
  const paymentMethods = findPaymentMethods(rules, cart);
  const hasPayPal = paymentMethods.some(({ key }) => key === 'paypal');
  return {
    lines,
    goods_cents: goodsCents,
    wrap_cents: giftWrapCents,
    shipping_cents: shippingCents,
    total_cents: goodsCents + extras,
    delivery: whole && { ...whole, is_prepaid: isPrepaid },
    tax: splitTax(
      goods.filter(({ cents }) => cents > 0),
      extras,
      rules.taxPercent,
    ),
    present_wrapping: rules.giftWrapCents === null ? null : { price_cents: rules.giftWrapCents },
    gift_messages: rules.hasGiftMessages,
    countries: rules.countries,
    payment_methods: paymentMethods,
    shipping_methods: findShippingMethods(rules, cart.country).map((method) =>
      toQuotedShipping(method, rules.paymentMethods),
    ),
    branches: quoteBranches(rules, days),
    paypal_client_id: hasPayPal ? rules.paypalClientId : null,
    paypal_sources: hasPayPal ? rules.paypalSources : [],
    paypal_express: hasPayPal && rules.paypalExpress !== null,
  };
}

function getLineCents({ price_cents, count }: Pick<ApiQuoteLine, 'price_cents' | 'count'>): number {
  return (price_cents ?? 0) * count;
}

function toQuotedShipping(method: ShippingMethod, offered: PaymentMethod[]): ApiQuote['shipping_methods'][number] {
  const { id, name, provider, priceCents, additionalDays, paymentMethods, postcodes, isCollection } = method;
  const isAllowed = ({ id: payment, key }: PaymentMethod) =>
    paymentMethods.includes(payment) && (key !== 'cash' || isCollection);
  return {
    ...{ id, name, provider, price_cents: priceCents, additional_days: additionalDays, is_collection: isCollection },
    postcodes,
    payment_methods: offered.filter(isAllowed).map((payment) => payment.id),
  };
}

function quoteBranches(
  { shippingMethods, delivery }: ShopRules,
  days: readonly (DayRange | null)[],
): ApiQuote['branches'] {
  if (shippingMethods.every(({ isCollection }) => !isCollection)) return [];
  return delivery.pickupBranches.map((branch) => {
    const { id, name, street, zipCode, city, country, hoursToday } = branch;
    return {
      ...{ id, name, street, zip_code: zipCode, city, country },
      hours_today: hoursToday?.map(([from, to]) => ({ from: toClockTime(from), to: toClockTime(to) })) ?? null,
      ready_from: findReadyDay(branch, days, delivery),
    };
  });
}

function toClockTime(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

type Taxed = { percent: number; cents: Cents };

/**
 * Included VAT by rate. Shipping and wrapping are split in proportion to the goods' rates; the rounding difference goes
 * to the last rate, so that the shares add up.
 */
export function splitTax(goods: Taxed[], extrasCents: Cents, fallbackPercent: number): TaxPart[] {
  const byPercent = new Map<number, Cents>();
  for (const { percent, cents } of goods) byPercent.set(percent, (byPercent.get(percent) ?? 0) + cents);
  if (byPercent.size === 0) byPercent.set(fallbackPercent, 0);
  const rates = [...byPercent].sort(([one], [other]) => other - one);
  const goodsCents = rates.reduce((sum, [, cents]) => sum + cents, 0);
  let rest = extrasCents;
  return rates.map(([percent, cents], index) => {
    const isLast = index === rates.length - 1;
    const share = isLast || goodsCents === 0 ? rest : Math.round((extrasCents * cents) / goodsCents);
    rest -= share;
    return { percent, cents: Math.round(((cents + share) * percent) / (100 + percent)) };
  });
}

import { expect, test } from 'vitest';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';
import type { OrderLine } from '../../../../src/orders/order-fields.ts';
import { parseOrderBody } from '../../../../src/orders/parse-order-body.ts';
import type { ApiQuote } from '../../../../src/orders/quote.ts';
import { createRandomSource, mutate, type RandomSource } from '../../../../tests/mutate.ts';
import { getSampleCount } from '../../../../tests/samples.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { countAvailable } from '../pricing/shop-product.ts';
import { makeAddress, makeField, makeOrder, makeProduct, makeRules } from './order-fixture.ts';
import { validateOrder } from './quote-cart.ts';

const kind = { cents: 25_000, stock: 2, canReorder: false, shippingDays: 3, reorderDays: null, essentials: [] };
const products = [
  makeProduct({ product: 1, stock: 1 }),
  makeProduct({ product: 2, cents: 1, stock: 500, fields: [makeField()] }),
  makeProduct({ product: 3, stock: 0, canReorder: true, taxPercent: 7 }),
  makeProduct({ product: 4, cents: null }),
  makeProduct({ product: 5, variants: [{ ...kind, id: 51, name: '54', referenceSuffix: '-54' }] }),
  makeProduct({ product: 6, cents: 4_999_999, stock: 99, fields: [makeField({ key: 'size', isRequired: true })] }),
];
const productsById = new Map(products.map((product) => [product.product, product]));
const rules = makeRules();

function makeBody(dice: RandomSource): OrderInput {
  const line = (): OrderLine => {
    const product = dice.pick(products);
    const values = product.fields.length > 0 && dice.next() < 0.7 ? { [product.fields[0]?.key ?? '']: 'Anna' } : {};
    const count = dice.next() < 0.7 ? 1 : Math.ceil(dice.next() * 12);
    return { product: product.product, variant: product.variants[0]?.id ?? null, personalization: values, count };
  };
  const body = makeOrder({
    lines: Array.from({ length: Math.ceil(dice.next() * 3) }, line),
    shipping_address:
      dice.next() < 0.8 ? makeAddress({ country: dice.pick(['DE', 'AT', 'FR']), zip_code: '1010' }) : null,
    shipping_method: dice.pick([1, 2, 5]),
    payment_method: dice.pick([1, 2, 4]),
    present_wrap: dice.next() < 0.3,
  });
  if (body.shipping_address?.country !== 'AT' && body.shipping_address) body.shipping_address.zip_code = '14899';
  return { ...body, accepted_total_cents: priceOf(body).total_cents };
}

function priceOf(input: OrderInput): ApiQuote {
  const country = input.shipping_address?.country ?? null;
  const { lines, shipping_method: shippingMethod, payment_method: paymentMethod, present_wrap: presentWrap } = input;
  return priceCart({ lines, country, shippingMethod, branch: null, paymentMethod, presentWrap }, productsById, rules);
}

/** Expected total, computed independently of the shop's code: prices times quantities, plus shipping. */
function countByHand(input: OrderInput): number {
  const goods = input.lines.reduce((sum, { product, variant, personalization, count }) => {
    const shopProduct = productsById.get(product);
    const price = shopProduct?.variants.find(({ id }) => id === variant)?.cents ?? shopProduct?.cents ?? Number.NaN;
    const isEngraved = (shopProduct?.fields ?? []).some(({ key }) => personalization[key]?.trim());
    return sum + count * (price + (isEngraved ? 4500 : 0));
  }, 0);
  const shippingCents = { 1: 690, 2: 1490, 5: 0 }[input.shipping_method ?? 0] ?? Number.NaN;
  return goods + shippingCents + (input.present_wrap ? 450 : 0);
}

function findBadNumbers(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findBadNumbers) : [];
}

function checkOrder(input: OrderInput): boolean {
  const agreement = validateOrder(input, productsById, rules);
  if ('refused' in agreement) {
    expect(findBadNumbers(agreement.refused.body)).toEqual([]);
    return false;
  }
  const { priced: quote } = agreement;
  expect(quote.total_cents).toBe(countByHand(input));
  expect(input.accepted_total_cents).toBe(quote.total_cents);
  expect(findBadNumbers(quote)).toEqual([]);
  for (const shopProduct of products) {
    const ordered = quote.lines.filter(({ product }) => product === shopProduct.product);
    const max = countAvailable(shopProduct.variants[0] ?? shopProduct);
    expect(ordered.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(max);
  }
  return true;
}

const count = getSampleCount(10_000);

test(`none of ${count} mutated orders is below the price, has an invalid number or throws`, () => {
  const dice = createRandomSource('orders');
  const seen = { refused: 0, unpriced: 0, placed: 0, placedChanged: 0 };
  for (let run = 0; run < count; run += 1) {
    const whole = makeBody(dice);
    const times = Math.floor(dice.next() * 3);
    let body: unknown = whole;
    for (let time = 0; time < times; time += 1) body = mutate(body, dice);
    const parsed = parseOrderBody('order', body);
    if (!parsed.isValid) seen.refused += 1;
    else if (!checkOrder(parsed.input)) seen.unpriced += 1;
    else seen[times > 0 ? 'placedChanged' : 'placed'] += 1;
  }
  // Ensures that the test has covered anything.
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(count / 200);
}, 60_000);

test(`none of ${count} mutated carts has an invalid price`, () => {
  const dice = createRandomSource('carts');
  const seen = { refused: 0, priced: 0 };
  for (let run = 0; run < count; run += 1) {
    const {
      project,
      language,
      lines,
      shipping_address: to,
      payment_method,
      shipping_method,
      present_wrap,
    } = makeBody(dice);
    const cart = {
      project,
      language,
      lines,
      country: to?.country ?? null,
      payment_method,
      shipping_method,
      present_wrap,
    };
    const parsed = parseOrderBody('quote', mutate(cart, dice));
    if (!parsed.isValid) {
      seen.refused += 1;
      continue;
    }
    const { country, shipping_method: shippingMethod, payment_method: paymentMethod } = parsed.input;
    const { lines: wanted, present_wrap: presentWrap } = parsed.input;
    const wished = { lines: wanted, country, branch: parsed.input.branch, shippingMethod, paymentMethod, presentWrap };
    const quote = priceCart(wished, productsById, rules);
    const sum = quote.goods_cents + quote.wrap_cents + (quote.shipping_cents ?? 0);
    expect([quote.total_cents, findBadNumbers(quote)]).toEqual([sum, []]);
    seen.priced += 1;
  }
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(count / 20);
}, 60_000);

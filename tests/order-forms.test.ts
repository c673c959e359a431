import { expect, test } from 'vitest';
import { maxCount, maxLines, toOrderLines } from '../src/cart/cart.ts';
import { parseProductRating } from '../src/catalog/ratings/product-rating.ts';
import { parseProductRequest } from '../src/catalog/requests/product-request.ts';
import { maxCommentLength } from '../src/checkout/checkout.ts';
import { makeAddress, makeCompleteCheckout } from '../src/checkout/checkout-fixture.ts';
import { findFieldErrors } from '../src/checkout/find-field-errors.ts';
import { toOrderBody } from '../src/checkout/post-order.ts';
import { maxLengths } from '../src/contact/form-rules.ts';
import { maxAddressLengths, maxGiftMessageLength } from '../src/orders/order-address.ts';
import type { OrderCall } from '../src/orders/order-bodies.ts';
import { makeBodies } from '../src/orders/order-body-fixture.ts';
import { parseOrderBody } from '../src/orders/parse-order-body.ts';
import { parseWithdrawalDeclaration } from '../src/server/forms/withdrawal-handler.ts';
import { hostileTexts } from './hostile-texts.ts';
import { createRandomSource } from './mutate.ts';
import { naughtyStrings } from './naughty-strings.ts';
import { getSampleCount } from './samples.ts';

const dice = createRandomSource('forms');
const { request, rating, withdrawal, order } = makeBodies();

const limits = [
  ...Object.values(maxLengths),
  ...Object.values(maxAddressLengths),
  maxGiftMessageLength,
  maxCommentLength,
];
const around = ['x', '\u200e', '\u0000', 'e\u0301', '😀', '\n', ' '];
const typed = [
  ...naughtyStrings.filter(({ length }) => length <= 10_000),
  ...hostileTexts.map(([, text]) => text),
  ...limits.flatMap((limit) => around.map((one) => one.repeat(Math.ceil(limit / one.length)))),
  ...limits.flatMap((limit) => around.map((one) => `${'x'.repeat(limit - 1)}${one}`)),
  ...['\u200e', '\u061c\u200f', '\ufeff', '\u200e\u200e a', 'a\ufeffb', '\ufeff \u200e\ufeff'],
];
const hosts = [
  'b.de',
  'b.0x1',
  'xn--a.de',
  `${'b'.repeat(64)}.de`,
  'müller.de',
  '1.2.3.4',
  'a\u0301.de',
  'ﬁ.example',
  '-b.de',
];
const emails = [...typed, ...hosts.flatMap((host) => [`zoe@${host}`, `a'b@${host}`, `${'a'.repeat(64)}@${host}`])];

/** The order API takes a body as it is, so that a body that is stored and sent again is the same one. */
function expectTaken(call: OrderCall, body: object) {
  expect(parseOrderBody(call, body)).toEqual({ isValid: true, input: body });
}

/** Mostly ordinary entries, so that many forms are valid. */
const enter = (usual: string) => (dice.next() < 0.6 ? usual : dice.pick(typed));
const enterEmail = () => (dice.next() < 0.5 ? 'zoe@muster.example' : dice.pick(emails));

const privacy = 'on';

const count = getSampleCount(10_000);

test('no form about a product or a withdrawal is valid with what the order API refuses', () => {
  const sent = { request: 0, rating: 0, withdrawal: 0 };
  for (let run = 0; run < count; run += 1) {
    const texts = {
      name: enter('Zoë'),
      email: enterEmail(),
      message: enter(''),
      comment: enter('Schön'),
      title: enter('Ja'),
    };
    const form = { ...texts, phone: enter('+49 30 1'), order_number: enter('2026-1'), items: enter(''), privacy };
    const ids = { product: dice.pick(['201', '2147483647', '2147483648']), variant: dice.pick(['', '20106']) };
    const asked = parseProductRequest({ ...form, ...ids, kind: 'availability' });
    if (asked.status === 'ok') {
      const { branch: _, ...content } = asked.request;
      expectTaken('request', { ...request, ...content });
      sent.request += 1;
    }
    const rated = parseProductRating({ ...form, ...ids, rating: dice.pick(['1', '5', '6']) });
    if (rated.status === 'ok') {
      expectTaken('rating', { ...rating, ...rated.rating });
      sent.rating += 1;
    }
    const withdrawn = parseWithdrawalDeclaration({
      ...form,
      token: dice.pick(['', withdrawal.token]),
      'line-7': 'on',
      'line-2147483648': 'on',
    });
    if (withdrawn.status === 'ok') {
      expectTaken('withdrawal', { ...withdrawal, ...withdrawn.declaration });
      sent.withdrawal += 1;
    }
  }
  for (const times of Object.values(sent)) expect(times).toBeGreaterThan(count / 10);
});

test('no checkout without field errors makes an order that the order API refuses', () => {
  let sent = 0;
  for (let run = 0; run < count; run += 1) {
    const country = dice.pick(['DE', 'AT', 'GB', 'AE', 'JP']);
    const address = (usual: ReturnType<typeof makeAddress>) => {
      const entries = Object.entries(usual).map(([name, value]) => [
        name,
        dice.next() < 0.1 ? dice.pick(typed) : value,
      ]);
      // Countries are chosen, not typed.
      return { ...usual, ...(Object.fromEntries(entries) as typeof usual), country: usual.country };
    };
    const postcode = { DE: '10115', AT: '1010', GB: 'sw1a1aa', AE: '', JP: '100-0001' }[country] ?? '';
    const checkout = makeCompleteCheckout({
      ...{ customerEmail: enterEmail(), giftMessage: enter('Alles Gute'), comment: enter('') },
      shippingAddress: address(makeAddress({ country, zip_code: postcode })),
      invoiceAddress: dice.next() < 0.3 ? address(makeAddress()) : null,
    });
    const steps = ['contact', 'delivery', 'payment'] as const;
    if (steps.some((step) => Object.keys(findFieldErrors(step, checkout, undefined)).length > 0)) continue;
    const terms = { totalCents: 10_690, deliveryTo: null, language: 'de' } as const;
    const options = { lines: order.lines, drawings: [], id: order.id, ...terms };
    const body = toOrderBody(checkout, options);
    expectTaken('order', { ...order, ...body });
    sent += 1;
  }
  expect(sent).toBeGreaterThan(count / 10);
});

test('a full cart and the longest personalization that staff can allow are valid', () => {
  const product = { id: 201, name: 'Goldring', slug: 'goldring', image: null };
  const personalization = { ['k'.repeat(255)]: '😀'.repeat(500) };
  const cart = Array.from({ length: maxLines }, (_, cartId) => ({
    ...{ cartId, product, variant: null, personalization, count: maxCount, priceCents: 1 },
  }));
  expectTaken('order', { ...order, lines: toOrderLines(cart) });
});

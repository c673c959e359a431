import { expect, test } from 'vitest';
import { createRandomSource, mutate } from '../../tests/mutate.ts';
import { getSampleCount } from '../../tests/samples.ts';
import { makeCheckout, steps } from './checkout.ts';
import { makeAddress, makeAttempt, makeCompleteCheckout } from './checkout-fixture.ts';
import { formatCheckout, parseCheckout } from './checkout-store.ts';
import { findFieldErrors } from './find-field-errors.ts';
import { toOrderBody } from './post-order.ts';

const filled = makeCompleteCheckout({
  invoiceAddress: makeAddress({ city: 'Wien', country: 'AT' }),
  attempt: makeAttempt(),
});
const stored = formatCheckout(filled, 1_700_000_000_000);

test('the stored checkout has the specified fields, with shipping costs in euros', () => {
  expect(JSON.parse(stored)).toMatchObject({
    customerEmail: 'zoe@muster.example',
    shippingAddress: { first_name: 'Zoë', zip_code: '10115' },
    invoiceAddress: { city: 'Wien' },
    comment: '',
    paymentMethod: 1,
    shippingMethod: 1,
    shippingCost: 6.9,
    presentWrap: false,
    timestamp: 1_700_000_000_000,
  });
});

test('a stored checkout is parsed unchanged', () => {
  expect(parseCheckout(stored)).toEqual(filled);
});

test.each([
  ['nothing', null],
  ['malformed JSON', '{'],
  ['a list', '[]'],
  ['another version', stored.replace('"version":1', '"version":2')],
  ['an oversized text', `{"version":1,"comment":"${'x'.repeat(300_000)}"}`],
])('%s is parsed as an initial checkout', (_, text) => {
  expect(parseCheckout(text)).toEqual(makeCheckout());
});

test('a PayPal Express approval is stored, and rejected in another form', () => {
  const express = {
    token: `5O190127TN364715T.mh0000000.0123456789abcdef.${'A'.repeat(43)}`,
    account: 'z***@muster.example',
  };
  const parsed = (one: object) => parseCheckout(formatCheckout({ ...filled, ...one }, 0)).express;
  expect(parsed({ express })).toEqual(express);
  expect(parsed({ express: { ...express, token: 'x' } })).toBeNull();
});

test('a checkout that only the cart has stored is completed', () => {
  const parsed = parseCheckout('{"version":1,"presentWrap":true,"shippingAddress":{"country":"AT"},"timestamp":1}');
  expect(parsed).toMatchObject({ presentWrap: true, shippingAddress: { country: 'AT', city: '' }, attempt: null });
});

test('text that is too long for an order is kept', () => {
  const overlong = { ...filled, comment: 'x'.repeat(2_500), shippingAddress: makeAddress({ street: 'y'.repeat(400) }) };
  expect(parseCheckout(formatCheckout(overlong, 0))).toEqual(overlong);
});

test('an invalid field does not affect the others', () => {
  const broken = JSON.parse(stored) as Record<string, unknown>;
  Object.assign(broken, { customerEmail: 7, paymentMethod: 'x', shippingAddress: { ...makeAddress(), city: null } });
  expect(parseCheckout(JSON.stringify(broken))).toEqual({
    ...filled,
    customerEmail: '',
    paymentMethod: null,
    shippingAddress: makeAddress({ city: '' }),
  });
});

test('an order attempt that could not be resent unchanged is dropped', () => {
  const body = { ...makeAttempt().body, accepted_total_cents: -1 };
  const broken = formatCheckout({ ...filled, attempt: makeAttempt({ body }) }, 0);
  expect(parseCheckout(broken).attempt).toBeNull();
});

const mutatedCount = getSampleCount(10_000);

test(`${mutatedCount} mutated checkouts never throw and never yield negative amounts`, { timeout: 60_000 }, () => {
  const dice = createRandomSource('stored checkouts');
  const about = {
    lines: makeAttempt().body.lines,
    drawings: [],
    totalCents: 1,
    deliveryTo: null,
    language: 'de',
    id: makeAttempt().body.id,
  } as const;
  const wrong: string[] = [];
  let parsed: unknown = JSON.parse(stored);
  for (let run = 0; run < mutatedCount; run += 1) {
    // Some are mutated once, some many times.
    parsed = mutate(dice.next() < 0.4 ? JSON.parse(stored) : parsed, dice);
    const text = JSON.stringify(parsed);
    const read = parseCheckout(text);
    for (const step of steps) findFieldErrors(step, read, undefined);
    toOrderBody(read, about);
    const again = formatCheckout(read, 0);
    const { shippingCost, shippingAddress, attempt } = read;
    const isSound =
      formatCheckout(parseCheckout(again), 0) === again &&
      Number.isSafeInteger(shippingCost) &&
      shippingCost >= 0 &&
      /^[A-Z]{2}$/.test(shippingAddress.country) &&
      (attempt?.body.accepted_total_cents ?? 0) >= 0;
    if (!isSound) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

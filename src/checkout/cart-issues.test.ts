import { expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { findBlockingChanges, findQuoteChanges } from './cart-issues.tsx';
import { makeAddress, makeCompleteCheckout, makeQuote } from './checkout-fixture.ts';
import { normalizePhone } from './normalize-phone.ts';
import { toOrderBody } from './post-order.ts';

const lines = [{ product: 7, variant: null, personalization: { text: 'Für Lea' }, count: 1 }];
const about = {
  lines,
  drawings: ['s9x9;1 1'],
  totalCents: 129_690,
  deliveryTo: '2026-11-28',
  language: 'de',
  id: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11',
} as const;

test('equal quotes have no changes', () => {
  expect(findQuoteChanges(makeQuote(), makeQuote())).toEqual([]);
});

test('changed prices, changed shipping costs and unavailable lines are all listed', () => {
  const now = makeQuote({ shipping_cents: 990, total_cents: 139_990 });
  const [line] = now.lines;
  if (!line) throw new Error('There is a line.');
  expect(findQuoteChanges(makeQuote(), { ...now, lines: [{ ...line, price_cents: 139_000 }] })).toEqual([
    { kind: 'price', name: 'Ring Linde', cents: 139_000, before: 129_000 },
    { kind: 'shipping', cents: 990, before: 690 },
    { kind: 'total', cents: 139_990, before: 129_690 },
  ]);
  expect(findQuoteChanges(null, { ...now, lines: [{ ...line, state: 'sold_out', count: 0 }] })).toEqual([
    { kind: 'sold_out', name: 'Ring Linde', count: 0, wanted: 0 },
  ]);
});

test('with a sold out line no sums are listed', () => {
  const now = makeQuote({ goods_cents: 0, shipping_cents: null, total_cents: 0 });
  const lines = now.lines.map((line) => ({ ...line, state: 'sold_out' as const, count: 0 }));
  expect(findQuoteChanges(makeQuote(), { ...now, lines })).toEqual([
    { kind: 'sold_out', name: 'Ring Linde', count: 0, wanted: 1 },
  ]);
});

test('a reduced stock is listed with both counts', () => {
  const few = makeQuote();
  const lines = few.lines.map((line) => ({ ...line, state: 'fewer' as const, count: 2 }));
  expect(findBlockingChanges({ lines }, [{ count: 5 }])).toEqual([
    { kind: 'fewer', name: 'Ring Linde', count: 2, wanted: 5 },
  ]);
  for (const language of languages) {
    const { fewer } = getMessages(language).ordering.changes;
    expect(fewer).toContain('{count}');
    expect(fewer).toContain('{wanted}');
  }
});

test('a later delivery is listed, an earlier one is not', () => {
  const saturday = makeQuote({ delivery: { to: '2026-11-28', text: 'bei Ihnen am Sa., 28. November' } });
  const monday = makeQuote({ delivery: { to: '2026-11-30', text: 'bei Ihnen am Mo., 30. November' } });
  expect(findQuoteChanges(saturday, monday)).toEqual([{ kind: 'delivery', text: 'bei Ihnen am Mo., 30. November' }]);
  expect(findQuoteChanges(monday, saturday)).toEqual([]);
  expect(findQuoteChanges(makeQuote(), monday)).toEqual([]);
});

test("the order's body contains the choices with normalized texts", () => {
  const state = makeCompleteCheckout({
    customerEmail: ' zoe@muster.example ',
    shippingAddress: makeAddress({ zip_code: 'D-10115', city: ' Alten\u202Ebruck\n' }),
    giftMessage: ' Für Dich ',
    comment: ' Bitte\r\nklingeln ',
  });
  expect(toOrderBody(state, about)).toEqual({
    id: about.id,
    language: 'de',
    lines,
    email: 'zoe@muster.example',
    phone: '',
    shipping_address: makeAddress({ city: 'Alten bruck' }),
    invoice_address: null,
    gift_message: 'Für Dich',
    comment: 'Bitte\nklingeln',
    payment_method: 1,
    shipping_method: 1,
    branch: null,
    present_wrap: false,
    accepted_total_cents: 129_690,
    accepted_delivery_to: '2026-11-28',
    express: null,
    drawings: ['s9x9;1 1'],
  });
});

test('a collected order names its branch, and a shipped one none', () => {
  const collected = makeCompleteCheckout({ isCollection: true, invoiceAddress: makeAddress(), branch: 2 });
  expect(toOrderBody(collected, about)).toMatchObject({ branch: 2 });
  expect(toOrderBody({ ...collected, isCollection: false }, about)).toMatchObject({ branch: null });
});

test('a collected order has no shipping address, and without a payment method there is no body', () => {
  const collected = makeCompleteCheckout({ isCollection: true, invoiceAddress: makeAddress() });
  expect(toOrderBody(collected, about)).toMatchObject({ shipping_address: null, invoice_address: makeAddress() });
  expect(toOrderBody(makeCompleteCheckout({ paymentMethod: null }), about)).toBeUndefined();
  expect(toOrderBody(makeCompleteCheckout(), { ...about, lines: [] })).toBeUndefined();
});

test.each([
  ['0171 3920012', 'DE', '+49 171 3920012'],
  ['030/23125-101', 'XX', '+49 30 23125101'],
  ['01 23456789', 'FR', '+33 1 23 45 67 89'],
  ['+43 1 58858', 'DE', '+43 1 58858'],
  ['12', 'DE', undefined],
  ['abends', 'DE', undefined],
])('the phone number %s in %s is normalized to %s', (raw, country, normalized) => {
  expect(normalizePhone(raw, country)).toBe(normalized);
});

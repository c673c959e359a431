import { describe, expect, test } from 'vitest';
import type { PaymentSource } from './paypal-order.ts';
import { type PayPalExpectation, verifyPayPalOrder } from './verify-paypal-order.ts';

const expected: PayPalExpectation = {
  paypalOrderId: '5O190127TN364715T',
  uuid: '6f1c2f0e-3a55-4c1e-9a43-0d6a1c5b7e21',
  invoiceId: '2027-000123-6f1c2f0e',
  total: 12_995,
  merchantId: 'VIERLINDEN2027',
  source: 'paypal',
};

const amount = { currency_code: 'EUR', value: '129.95' };
const capture = {
  id: '3C679366HH908993F',
  status: 'COMPLETED',
  amount,
  final_capture: true,
  custom_id: expected.uuid,
  invoice_id: expected.invoiceId,
};
const unit = {
  custom_id: expected.uuid,
  invoice_id: expected.invoiceId,
  payee: { merchant_id: expected.merchantId, email_address: 'shop@example.org' },
  amount,
  payments: { captures: [capture] },
};
const order = { id: expected.paypalOrderId, intent: 'CAPTURE', status: 'COMPLETED', purchase_units: [unit] };

const withUnit = (changes: object) => ({ ...order, purchase_units: [{ ...unit, ...changes }] });
const withCapture = (changes: object) => withUnit({ payments: { captures: [{ ...capture, ...changes }] } });
const judge = (answer: unknown, changes: Partial<PayPalExpectation> = {}) =>
  verifyPayPalOrder(answer, { ...expected, ...changes }).state;

describe('a payment at PayPal', () => {
  test('is valid if everything matches the order', () => {
    expect(verifyPayPalOrder(order, expected)).toEqual({ state: 'paid', captureId: capture.id });
  });

  test('is not paid before approval and capture', () => {
    for (const status of ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED']) {
      expect(judge({ ...withUnit({ payments: undefined }), status })).toBe('open');
    }
    expect(judge({ ...withUnit({ payments: undefined }), status: 'APPROVED' })).toBe('approved');
  });

  test('is not paid under review or after a refund', () => {
    expect(judge(withCapture({ status: 'PENDING' }))).toBe('pending');
    for (const status of ['DECLINED', 'FAILED', 'REFUNDED']) expect(judge(withCapture({ status }))).toBe('declined');
    expect(judge({ ...order, status: 'VOIDED' })).toBe('declined');
  });

  test.each<[string, unknown]>([
    ['another order of PayPal’s', { ...order, id: '5O190127TN364715X' }],
    ['an authorization in place of a charge', { ...order, intent: 'AUTHORIZE' }],
    ['a state that PayPal does not have', { ...order, status: 'PAID' }],
    ['no state', { ...order, status: undefined }],
    ['two units', { ...order, purchase_units: [unit, unit] }],
    ['no unit', { ...order, purchase_units: [] }],
    ['somebody else’s order', withUnit({ custom_id: '00000000-3a55-4c1e-9a43-0d6a1c5b7e21' })],
    ['no reference to the order', withUnit({ custom_id: undefined })],
    ['another invoice', withUnit({ invoice_id: '2027-000124-6f1c2f0e' })],
    ['another payee', withUnit({ payee: { merchant_id: 'SOMEBODYELSE' } })],
    ['no payee', withUnit({ payee: undefined })],
    ['less money', withUnit({ amount: { ...amount, value: '1.00' } })],
    ['more money', withUnit({ amount: { ...amount, value: '1299.50' } })],
    ['another currency', withUnit({ amount: { ...amount, currency_code: 'TRY' } })],
    ['a number in place of an amount', withUnit({ amount: 129.95 })],
    ['a charge of less', withCapture({ amount: { ...amount, value: '0.01' } })],
    ['a charge in another currency', withCapture({ amount: { ...amount, currency_code: 'JPY' } })],
    ['a charge for another order', withCapture({ custom_id: '00000000-3a55-4c1e-9a43-0d6a1c5b7e21' })],
    ['a charge for another invoice', withCapture({ invoice_id: 'other' })],
    ['a charge of a part', withCapture({ final_capture: false })],
    ['a charge without a name', withCapture({ id: undefined })],
    ['a charge in part refunded', withCapture({ status: 'PARTIALLY_REFUNDED' })],
    ['no charge', withUnit({ payments: { captures: [] } })],
    ['two charges', withUnit({ payments: { captures: [capture, { ...capture, id: 'second' }] } })],
    ['words', 'COMPLETED'],
    ['nothing', undefined],
    ['null', null],
    ['a list', [order]],
  ])('is a mismatch if PayPal returns %s', (_, answer) => {
    expect(judge(answer)).toBe('mismatch');
  });

  test.each<[string, Partial<PayPalExpectation>]>([
    ['order', { uuid: 'other' }],
    ['number', { invoiceId: 'other' }],
    ['total', { total: 12_994 }],
    ['account', { merchantId: 'other' }],
    ['PayPal order', { paypalOrderId: 'other' }],
  ])('is a mismatch with another %s', (_, changes) => {
    expect(judge(order, changes)).toBe('mismatch');
  });
});

const asked = (liability_shift: string, enrollment_status?: string, authentication_status?: string) => ({
  liability_shift,
  three_d_secure: { enrollment_status, authentication_status },
});
const visa = { brand: 'VISA', last_digits: '0005' };
const uncharged = withUnit({ payments: undefined });

describe.each<[PaymentSource, (card: object) => object]>([
  ['card', (card) => ({ card })],
  ['google_pay', (card) => ({ google_pay: { name: 'Zoë', card } })],
  ['apple_pay', (card) => ({ apple_pay: { name: 'Zoë', card } })],
])('a card by %s', (source, toSource) => {
  const judgeCard = (card: object, status = 'CREATED', answer: object = uncharged) =>
    judge({ ...answer, status, payment_source: toSource(card) }, { source });

  test('is approved once PayPal returns it, and captured afterwards', () => {
    expect(judgeCard({ attributes: {} })).toBe('open');
    expect(judgeCard(visa)).toBe('approved');
    expect(judgeCard(visa, 'APPROVED')).toBe('approved');
    expect(judgeCard(visa, 'PAYER_ACTION_REQUIRED')).toBe('open');
    expect(judgeCard(visa, 'COMPLETED', order)).toBe('paid');
    expect(judgeCard(visa, 'COMPLETED', withCapture({ status: 'DECLINED' }))).toBe('declined');
  });

  test.each<[string, object]>([
    ['the holder was authenticated', asked('POSSIBLE', 'Y', 'Y')],
    ['the bank confirms', asked('YES', 'Y', 'Y')],
    ['authentication was attempted', asked('POSSIBLE', 'Y', 'A')],
    ['the card is not enrolled', asked('NO', 'N')],
    ['the bank is unavailable', asked('NO', 'U')],
    ['authentication was bypassed', asked('NO', 'B')],
  ])('is captured if %s', (_, authentication_result) => {
    expect(judgeCard({ ...visa, authentication_result })).toBe('approved');
    expect(judgeCard({ ...visa, authentication_result }, 'COMPLETED', order)).toBe('paid');
  });

  test.each<[string, object]>([
    ['authentication failed', asked('NO', 'Y', 'N')],
    ['the bank refuses', asked('NO', 'Y', 'R')],
    ['authentication was not completed', asked('UNKNOWN', 'Y', 'C')],
    ['the bank did not answer', asked('UNKNOWN', 'Y', 'U')],
    ['the bank answered nothing', asked('NO', 'Y', 'U')],
    ['required authentication is missing', asked('NO', 'Y')],
    ['the system was unavailable', asked('UNKNOWN', 'U')],
    ['nothing is known', asked('UNKNOWN')],
    ['the liability shift is unknown', asked('MAYBE', 'Y', 'Y')],
    ['an empty result', {}],
  ])('is not captured if %s, and a mismatch if it was', (_, authentication_result) => {
    const card = { ...visa, authentication_result };
    const judged = verifyPayPalOrder(
      { ...uncharged, status: 'APPROVED', payment_source: toSource(card) },
      { ...expected, source },
    );
    expect(judged).toMatchObject({ state: 'declined', issue: expect.stringMatching(/^3-D Secure: /) });
    expect(judgeCard(card)).toBe('declined');
    expect(judgeCard(card, 'COMPLETED', order)).toBe('mismatch');
  });

  test('is a mismatch if another source was used', () => {
    const others = [undefined, { paypal: { account_id: 'X' } }, { token: visa }, toSource({ brand: 'VISA' })];
    for (const payment_source of others) {
      expect(judge({ ...uncharged, status: 'APPROVED', payment_source }, { source })).toBe('mismatch');
      expect(judge({ ...order, payment_source }, { source })).toBe('mismatch');
    }
  });
});

test("accepts a card in PayPal's own window, unless the bank refuses it", () => {
  const withCard = (authentication_result?: object) => ({ card: { ...visa, authentication_result } });
  expect(judge({ ...uncharged, status: 'APPROVED', payment_source: withCard() })).toBe('approved');
  expect(judge({ ...uncharged, status: 'CREATED', payment_source: withCard() })).toBe('open');
  const refused = withCard(asked('NO', 'Y', 'R'));
  expect(judge({ ...uncharged, status: 'APPROVED', payment_source: refused })).toBe('declined');
});
